import { EN } from "./en";
import type { Phrases } from "./phrases";

export const ES: Phrases = { ...EN, language: "es", tell: "" };
