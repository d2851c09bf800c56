import { z } from "zod";
import { type AnswerValue, checkAnswer, isSkip, SKIP } from "#shared/domain/answer";
import type { EditRequest } from "../../answer-parser/parse-result";
import { ProvokedError, REPLY_KINDS, type Turn } from "../assistant";

/** The model's verdict on a turn: the kind of reply, its value, and last the text that is shown. */
export const verdictOutput = z.object({
  kind: z.enum(REPLY_KINDS),
  answer: z.union([z.string(), z.array(z.string()), z.null()]),
  /** For a correction: the question's number, and the new answer in the participant's words. */
  corrects: z.object({ question: z.number().int().nullable(), words: z.string().nullable() }).nullable(),
  response: z.string().trim().min(1),
});
type VerdictFields = Pick<z.output<typeof verdictOutput>, "kind" | "answer">;

/**
 * Checks a model's decision by the rules for all answers and returns what to store, or null. Open answers are stored as
 * typed, because advice quotes them; the model needn't repeat them, which saves tokens and time.
 * @throws ProvokedError if the decision breaks a rule, which a reply can talk a model into
 */
export function validateVerdict(turn: Turn, { kind, answer }: VerdictFields): AnswerValue | null {
  const { question } = turn;
  switch (kind) {
    case "answer":
    case "partly":
      return openAnswerOf(turn, answer ?? "");
    case "cannot-say":
      return !question.isRequired && isSkip(answer ?? "") ? SKIP : null;
    case "off-topic":
    case "question-back":
    case "about-assessment":
    case "correction":
    case "abuse":
      return null;
  }
}

/** Takes an open answer from the participant's message. A skip isn't an answer. */
function openAnswerOf({ question, message }: Turn, answer: AnswerValue): AnswerValue {
  const value = question.questionType === "text" ? message : answer;
  const check = checkAnswer(question, value);
  if (!check.ok || isSkip(check.answer))
    throw new ProvokedError("The model accepted a reply that can't be stored as an answer.");
  return check.answer;
}

/** The change that a correction asks for, with a value if it's in the participant's words; null for other kinds. */
export function editRequestOf(
  { message, redactor }: Turn,
  { kind, corrects }: Pick<z.output<typeof verdictOutput>, "kind" | "corrects">,
): EditRequest | null {
  if (kind !== "correction") return null;
  const words = redactor.restore(corrects?.words?.trim() ?? "", message);
  const isTheirs = words !== "" && toComparable(message).includes(toComparable(words));
  return { question: corrects?.question ?? null, value: isTheirs ? words : null };
}

const toComparable = (text: string) => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ");
