import { EN } from "./en";
import type { Phrases } from "./phrases";

export const FR: Phrases = { ...EN, language: "fr", tell: "" };
