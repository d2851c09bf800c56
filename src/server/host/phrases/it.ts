import { EN } from "./en";
import type { Phrases } from "./phrases";

export const IT: Phrases = { ...EN, language: "it", tell: "" };
