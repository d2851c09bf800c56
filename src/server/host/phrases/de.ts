import { EN } from "./en";
import type { Phrases } from "./phrases";

export const DE: Phrases = { ...EN, language: "de", tell: "" };
