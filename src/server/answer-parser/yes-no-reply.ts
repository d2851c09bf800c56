import { tokenize } from "../language/tokenize";
import { thumbAsWord } from "./emoji";
import { has, mentions, parseUtterance } from "./intents/utterance";
import { negates } from "./negation";
import { yesNoStepsIn } from "./scales";

/** "Yes please, go ahead and do that": a longer message says something else. */
const MAX_WORDS = 6;
const MAX_LENGTH = 200;

const SAYS: ReadonlyMap<string, "yes" | "no"> = new Map([
  ["yes", "yes"],
  ["fully", "yes"],
  ["no", "no"],
  ["not-at-all", "no"],
]);

/** Whether a short message says yes or no to a suggestion; null when it says neither, both, or more than that. */
export function parseYesNo(message: string): "yes" | "no" | null {
  if (message.length > MAX_LENGTH) return null;
  const text = thumbAsWord(message.trim());
  const sentence = tokenize(text);
  const words = sentence.words.filter(({ normalized }) => normalized !== "");
  if (words.length > MAX_WORDS) return null;
  const said = new Set(yesNoStepsIn(sentence).map(({ step }) => SAYS.get(step) ?? null));
  const [only] = said;
  if (said.size > 1 || only === null) return null;
  if (only === "no") return "no";
  const [utterance] = parseUtterance(text);
  const isOnlyAgreement =
    utterance?.unknown === 0 &&
    !mentions(utterance, "wrong", "turn", "shouldBe") &&
    !words.some(({ normalized }) => negates(normalized));
  if (!isOnlyAgreement) return null;
  // "D'accord", "go ahead".
  return (
    only ??
    (utterance.clauses.length > 0 && utterance.clauses.every((clause) => has(clause, "yes") && !clause.asks)
      ? "yes"
      : null)
  );
}

/** Whether a message begins with a yes: "yes, and word of mouth". */
export function beginsWithYes(message: string): boolean {
  const [first] = yesNoStepsIn(tokenize(message));
  return first?.from === 0 && SAYS.get(first.step) === "yes";
}
