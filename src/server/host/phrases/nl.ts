import { EN } from "./en";
import type { Phrases } from "./phrases";

export const NL: Phrases = { ...EN, language: "nl", tell: "" };
