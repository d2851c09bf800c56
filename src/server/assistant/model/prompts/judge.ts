import type { SentKind } from "#shared/domain/ai-call";
import { mustAccept, type Turn } from "../../port";
import { DATA_RULE, dataBlock, json } from "./data-block";
import type { Prompt } from "./prompt";

const JUDGE_SYSTEM = `You talk with a participant who answers a business assessment, one question at a time. You get one question and one reply. Decide whether the reply answers the question, and say one or two short sentences to the participant.

Output fields:
- response: what you say to the participant, in the language of the reply (in the language of the question when the reply has none). Plain, warm and brief, at most 40 words. No flattery, no advice, no links, no lists. When the reply is an answer, acknowledge what was said in a few words and stop: the next question is asked by the program, so ask none yourself. When it is not, say kindly what is missing and how to answer.
- isValid: true when the reply answers the question, even if it is short, critical or unsure. Be generous: reject only what does not address the question at all.
- asksMore: false, unless all of this holds: "mayAskMore" is true, "guidance" asks for depth or detail, and the reply answers the question but stays too vague to learn that from. Then isValid is true as well, and response is one short question about what is missing.
- answer: what to store; null when isValid is false.
  - text question: null. The reply is stored as it was typed.
  - rating question: one of "1", "2", "3", "4", "5", where 1 is the lowest; only if the reply clearly means that value. "scale" says what each stands for, from 1 to 5, and goes before what such words usually mean.
  - multiple_choice question: exactly one of the options; if "several" is true, an array of the options that the reply names, of which those in "alone" stand by themselves. Ask which one when the reply names more than it may.
  - an optional question that the participant does not want to answer: "skip", with isValid true. A required question cannot be skipped.

If "mustAccept" is true for a text question, isValid must be true: take the reply as it is and thank the participant. "earlierReply" is what was answered before you asked for more.
"help" and "whyAsked" are what the author tells participants who ask what is meant or why it is asked: use them for your reply then, in your own words.
"guidance" is what the author of the assessment wants to learn; use it to understand the question and do not quote it.

${DATA_RULE}`;

/**
 * The prompt for one reply.
 * @param boundary random letters and digits, new for each call
 */
export function judgePrompt(turn: Turn, boundary: string): Prompt {
  const { question, mask, earlier } = turn;
  const asked = {
    assessment: turn.templateTitle,
    question: question.questionText,
    type: question.questionType,
    options: question.options ?? undefined,
    several: question.selection === "several" || undefined,
    alone: question.exclusiveOptions ?? undefined,
    scale: question.scaleLabels ?? undefined,
    help: question.help ?? undefined,
    whyAsked: question.whyAsked ?? undefined,
    required: question.isRequired,
    guidance: question.analysisPrompt ?? undefined,
  };
  const rules = { mustAccept: mustAccept(turn), mayAskMore: turn.mayAskMore };
  const said = {
    earlierReply: earlier === null ? undefined : mask.hide(earlier),
    reply: mask.hide(turn.message),
  };
  const sent: (SentKind | false)[] = [
    "assessment",
    "question",
    question.analysisPrompt !== null && "guidance",
    "reply",
    earlier !== null && "earlier-reply",
  ];
  return {
    system: JUDGE_SYSTEM,
    stable: `The question:\n${json(asked)}`,
    own: `For this reply:\n${json(rules)}\n\nThe participant's reply:\n${dataBlock(boundary, said)}`,
    sent: sent.filter((kind) => kind !== false),
    secrets: [JUDGE_SYSTEM, question.analysisPrompt],
    known: [
      turn.templateTitle,
      question.questionText,
      ...(question.options ?? []),
      ...(question.scaleLabels ?? []),
      ...[question.help, question.whyAsked].filter((told) => told !== null),
      said.reply,
      said.earlierReply ?? null,
    ],
  };
}
