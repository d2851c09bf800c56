import { z } from "zod";
import { type AnswerValue, checkAnswer, isSkip, SKIP } from "#shared/domain/answer";
import type { EditRequest } from "../../answer-parser/parse-result";
import { ProvokedError, REPLY_KINDS, type Turn } from "../assistant";

/** What the model is asked to return for a turn: what the reply is, its value, and last the words that are shown. */
export const verdictOutput = z.object({
  kind: z.enum(REPLY_KINDS),
  answer: z.union([z.string(), z.array(z.string()), z.null()]),
  /** Of a correction: the number of the question that it names, and the new answer in the participant's words. */
  corrects: z.object({ question: z.number().int().nullable(), words: z.string().nullable() }).nullable(),
  response: z.string().trim().min(1),
});
type Judged = Pick<z.output<typeof verdictOutput>, "kind" | "answer">;

/**
 * Holds what a model decided against the rules every answer passes, and gives what is to be stored, or null.
 * A text is stored as the participant typed it, never as the model writes it down: advice quotes it later. So the model
 * need not repeat it, which costs tokens and would not end in time for a long one.
 * Throws ProvokedError when the decision breaks a rule: a reply can talk a model into that.
 */
export function validateVerdict(turn: Turn, { kind, answer }: Judged): AnswerValue | null {
  const { question } = turn;
  switch (kind) {
    case "answer":
    case "partly":
      return checked(turn, answer ?? "");
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

/** An open answer is the participant's words, and leaving a question out is no answer. */
function checked({ question, message }: Turn, answer: AnswerValue): AnswerValue {
  const value = question.questionType === "text" ? message : answer;
  const check = checkAnswer(question, value);
  if (!check.ok || isSkip(check.answer))
    throw new ProvokedError("The model accepted a reply that can't be stored as an answer.");
  return check.answer;
}

/** The change that a correction asks for; null for every other kind. Its value must be the participant's own words. */
export function editRequestOf(
  { message, redactor }: Turn,
  { kind, corrects }: Pick<z.output<typeof verdictOutput>, "kind" | "corrects">,
): EditRequest | null {
  if (kind !== "correction") return null;
  const words = redactor.restore(corrects?.words?.trim() ?? "", message);
  const isTheirs = words !== "" && asCompared(message).includes(asCompared(words));
  return { question: corrects?.question ?? null, value: isTheirs ? words : null };
}

const asCompared = (text: string) => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ");
