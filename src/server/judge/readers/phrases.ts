import type { Phrases } from "../lexicon/value-words";
import { bare } from "../normalise";

/** The phrases of an entry of a table, bare. */
export const phrasesOf = (phrases: Phrases): string[] =>
  phrases === ""
    ? []
    : phrases
        .split("|")
        .map(bare)
        .filter((phrase) => phrase !== "");
