import { EN } from "./en";
import type { Phrases } from "./phrases";

export const PT: Phrases = { ...EN, language: "pt", tell: "" };
