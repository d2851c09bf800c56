import { EN } from "./en";
import type { Phrases } from "./phrases";

export const SV: Phrases = { ...EN, language: "sv", tell: "" };
