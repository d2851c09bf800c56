import { phraseTest } from "../language/phrases";
import { isStopWord } from "../language/stop-words";
import { tokenize } from "../language/tokenize";
import { thumbAsWord } from "./emoji";
import { has, mentions, parseUtterance } from "./intents/utterance";
import { negates } from "./negation";
import { yesNoStepsIn } from "./scales";

/** A longer message adds something to the yes or no. */
const MAX_WORDS = 6;
const MAX_LENGTH = 200;

const SAYS: ReadonlyMap<string, "yes" | "no"> = new Map([
  ["yes", "yes"],
  ["fully", "yes"],
  ["no", "no"],
  ["not-at-all", "no"],
]);

/** Parses the reply to a suggestion as yes or no; null when it says neither, both, or more than that. */
export function parseYesNo(message: string): "yes" | "no" | null {
  if (message.length > MAX_LENGTH) return null;
  const text = thumbAsWord(message.trim());
  const sentence = tokenize(text);
  const steps = yesNoStepsIn(sentence);
  const answers = new Set(steps.map(({ step }) => SAYS.get(step) ?? null));
  const [only] = answers;
  const [utterance] = parseUtterance(text);
  if (answers.size > 1 || only === null || !utterance) return null;
  const unknown = new Set(utterance.clauses.flatMap((clause) => clause.unknown));
  const otherWords = sentence.words.filter(
    ({ normalized }, at) => normalized !== "" && !steps.some(({ from, to }) => from <= at && at < to),
  );
  // "No staff" and "no, the phone" say more.
  const isAll = otherWords.every(({ normalized }) => !unknown.has(normalized) || isStopWord(normalized));
  if (!isAll || sentence.words.length > 2 * MAX_WORDS) return null;
  if (only === "no") return "no";
  if (
    mentions(utterance, "wrong", "turn", "shouldBe") ||
    otherWords.some(({ normalized }) => negates(normalized))
  )
    return null;
  // "D'accord", "go ahead".
  const agrees =
    utterance.clauses.length > 0 && utterance.clauses.every((clause) => has(clause, "yes") && !clause.asks);
  return only ?? (agrees ? "yes" : null);
}

const isAnd = phraseTest(({ grammar }) => [grammar.and]);

/** True if a message starts with yes and adds something: "Yes, and word of mouth". */
export function addsToYes(message: string): boolean {
  const sentence = tokenize(message);
  const [first] = yesNoStepsIn(sentence);
  const next = sentence.words.slice(first?.to).find(({ normalized }) => normalized !== "");
  return first?.from === 0 && SAYS.get(first.step) === "yes" && isAnd(next?.normalized ?? "");
}
