import { isCue, isSmall, partsOf, type Token } from "./cues";
import { isDenying } from "./denying";
import type { Sentence } from "./sentence";
import type { Mention } from "./values";

/**
 * Whether a clause says that what it means does not matter or is not there: "the weather is no problem", "das Wetter ist
 * mir egal". What only turns down the next thing that is named has been read as that.
 */
export function isDismissed(
  tokens: readonly Token[],
  meant: ReadonlyMap<Mention, unknown>,
  sentence: Sentence,
): boolean {
  const isMeant = (token: Token | undefined) => token?.kind === "mention" && meant.has(token.mention);
  const clauses = partsOf(tokens, (token) => token.kind === "end" || isCue(token, "but", "because"));
  return clauses.some(
    (clause) =>
      clause.some(isMeant) &&
      clause.some((token, at) => {
        const isBehind = clause.slice(0, at).some(isMeant);
        const next = clause.slice(at + 1).find((each) => !isCue(each, "filler"));
        if (isTurningDown(token)) return isBehind && next?.kind !== "mention";
        if (isCue(token, "only")) return isBehind;
        if (token.kind === "word") return isAbsent(sentence.words[token.at]?.bare ?? "");
        return isCue(token, "none", "notBehind", "any");
      }),
  );
}

/** It says no of what follows, and does not only compare with it. */
const isTurningDown = (token: Token): boolean => isCue(token, "not") && !isCue(token, "instead");

/** "Brak kredytu". What another language has among its cues is none here: "no e-mail" is Portuguese. */
const isAbsent = (word: string): boolean => isDenying(word) && !isSmall(word);
