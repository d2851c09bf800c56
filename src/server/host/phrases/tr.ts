import { EN } from "./en";
import type { Phrases } from "./phrases";

export const TR: Phrases = { ...EN, language: "tr", tell: "" };
