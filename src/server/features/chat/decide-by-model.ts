import type { AnswerValue } from "#shared/domain/answer";
import { type EditRequest, type ParseResult, stored } from "../../answer-parser/parse-result";
import type { Turn, Verdict } from "../../assistant/assistant";
import { compareReadings } from "../../assistant/two-readers";
import type { ReplyContext } from "../../chat-replies/reply-context";
import { isStuck } from "../../chat-replies/reprompt";
import { whichReadingText } from "../../chat-replies/suggestion-text";
import type { AttemptSnapshot, SnapshotQuestion } from "../attempts/attempt-snapshot";
import { decideEditRequest } from "./edit-request";
import { joinWords, withAuthorsFollowUp } from "./follow-up";
import type { ReadMessage } from "./interpret-message";
import { fromParse, fromVerdict, isStoredNow, type TurnDecision } from "./rules";

/** Decides by a model's verdict and the parser's reading. If they differ, both are offered (decision 0132). */
export function decideByModel(
  snapshot: AttemptSnapshot,
  turn: Turn,
  { question, parsed }: ReadMessage,
  verdict: Verdict,
  context: ReplyContext,
): TurnDecision {
  const { kind, correction, response } = verdict;
  const edit = correction ?? (kind === "answer" || kind === "partly" ? certainEdit(parsed) : null);
  const decided = edit
    ? decideEditRequest(snapshot, question, edit, context)
    : fromVerdict(turn, verdict, parsed);
  const compared = compareWithParser(turn, { question, parsed }, verdict, decided, context);
  const joined = joinWords(turn.earlier, compared, true, context);
  const decision = joined.response === response ? { ...joined, isByModel: true as const } : joined;
  return withAuthorsFollowUp(decision, question, snapshot.messages);
}

/** A request that names its question, so a model can't mistake it for an answer to the current one. */
function certainEdit(parsed: ParseResult): EditRequest | null {
  if (parsed.outcome !== "intent" || parsed.isGuess || parsed.intent.kind !== "edit-request") return null;
  return parsed.intent.question === null ? null : parsed.intent;
}

function compareWithParser(
  turn: Turn,
  { question, parsed }: ReadMessage,
  verdict: Verdict,
  decided: TurnDecision,
  context: ReplyContext,
): TurnDecision {
  const value = valueIn(decided);
  // Vague words that are stored after enough retries need no agreement.
  if (verdict.kind === "cannot-say" && verdict.answer === null && value !== null) return decided;
  const kind = value === null ? verdict.kind : "answer";
  const comparison = compareReadings(
    question,
    { kind, answer: value },
    withVagueAnswer(parsed, question, context),
  );
  if (comparison.outcome === "model") return decided;
  if (comparison.outcome === "parser") return fromParse(parsed, question, context);
  // A reply to a follow-up is added to the answer only if both readings agree.
  if (turn.earlier !== null) return value === null ? decided : answerNotAdded(verdict);
  return offerReadings(question, comparison.readings, value === null ? verdict : null, context);
}

const valueIn = (decided: TurnDecision): AnswerValue | null =>
  decided.isValid ? decided.answer : (decided.followUp?.answer ?? null);

/** The parser's reading, with vague words as the answer after enough retries. */
function withVagueAnswer(
  parsed: ParseResult,
  question: SnapshotQuestion,
  context: ReplyContext,
): ParseResult {
  if (parsed.outcome === "stored" || !isStoredNow(parsed, question, context)) return parsed;
  return { ...stored(context.message), isExact: false };
}

const answerNotAdded = ({ response }: Verdict) => ({ isValid: false, response }) as const;

/** Asks which reading is meant, after the model's reply if the model sees no answer. */
function offerReadings(
  question: SnapshotQuestion,
  readings: readonly AnswerValue[],
  refusal: Verdict | null,
  context: ReplyContext,
): TurnDecision {
  const prompt = whichReadingText(question, readings, context);
  const [first, ...rest] = readings.map((value) => (typeof value === "string" ? value : [...value]));
  const choices = [...new Set(readings.flat())];
  return {
    isValid: false,
    ...(refusal ? { response: `${refusal.response} ${prompt}`, isByModel: true } : { response: prompt }),
    isStuck: isStuck(context),
    ...(refusal?.kind === "about-assessment" && { isAside: true }),
    ...(first !== undefined && rest.length === 0
      ? { offer: { questionId: question.id, answer: first } }
      : { readings: [first, ...rest].filter((value) => value !== undefined) }),
    ...(question.questionType === "multiple_choice" && { closest: choices }),
  };
}
