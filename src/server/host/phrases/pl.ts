import { EN } from "./en";
import type { Phrases } from "./phrases";

export const PL: Phrases = { ...EN, language: "pl", tell: "" };
