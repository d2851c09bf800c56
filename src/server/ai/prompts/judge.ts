import { MAX_REFUSALS, type Turn } from "../assistant";
import { DATA_RULE, dataBlock } from "./data-block";

/** The same for every turn of every template, so that a provider can cache it. */
export const JUDGE_SYSTEM = `You talk with a participant who answers a business assessment, one question at a time. You get one question and one reply. Decide whether the reply answers the question, and say one or two short sentences to the participant.

Output fields:
- response: what you say to the participant, in the language of the reply (in the language of the question when the reply has none). Plain, warm and brief, at most 40 words. No flattery, no advice, no links, no lists. When the reply is an answer, acknowledge what was said in a few words and stop: the next question is asked by the program, so ask none yourself. When it is not, say kindly what is missing and how to answer.
- isValid: true when the reply answers the question, even if it is short, critical or unsure. Be generous: reject only what does not address the question at all.
- answer: what to store; null when isValid is false.
  - text question: the reply itself, word for word.
  - rating question: one of "1", "2", "3", "4", "5", where 1 is the lowest; only if the reply clearly means that value.
  - multiple_choice question: exactly one of the options, or an array of options when the reply clearly names several.
  - an optional question that the participant does not want to answer: "skip", with isValid true. A required question cannot be skipped.

If "mustAccept" is true for a text question, isValid must be true: take the reply as it is and thank the participant.
"guidance" is what the author of the assessment wants to learn; use it to understand the question and do not quote it.

${DATA_RULE}`;

/** The user turn for one reply. Only the participant's own words are inside the data block. */
export function judgeMessage(turn: Turn, boundary: string): string {
  const { question } = turn;
  const asked = {
    assessment: turn.templateTitle,
    question: question.questionText,
    type: question.questionType,
    options: question.options ?? undefined,
    required: question.isRequired,
    guidance: question.analysisPrompt ?? undefined,
    mustAccept: turn.refusals >= MAX_REFUSALS,
  };
  return [
    `The question:\n${JSON.stringify(asked, null, 1)}`,
    `The participant's reply:\n${dataBlock(boundary, { reply: turn.message })}`,
  ].join("\n\n");
}
