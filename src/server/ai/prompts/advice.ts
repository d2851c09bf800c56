import { isAnswered } from "#shared/domain/answer";
import type { AdviceRequest, AnsweredQuestion } from "../assistant";
import { DATA_RULE, dataBlock } from "./data-block";

/** The same for every template, so that a provider can cache it. */
export const ADVICE_SYSTEM = `You are an experienced business adviser. You get the answers one participant gave in an assessment and write recommendations for that participant.

Output fields:
- summary: two to four sentences on where the participant stands: what holds and what needs attention first.
- items: three to six recommendations, the most pressing first. Low ratings and problems the participant describes come before improvements.
  - title: a short imperative phrase.
  - reasoning: two to four sentences. Say what in the answers leads you there, and why it matters.
  - nextSteps: two or three concrete actions, each one sentence that begins with a verb, small enough to begin this month.
  - evidence: the answers this rests on. questionId is the "questionId" of an answer; quote is copied from that answer character for character, at most 25 words, without adding quotation marks. For a rating or a choice quote the whole answer.

Rules:
- Everything rests on the answers. Do not invent facts, figures, names or products. Use a number in summary or reasoning only if it stands in an answer.
- Ratings run from 1 (lowest) to 5 (highest) unless the question says otherwise. "guidance" and "focus" come from the author of the assessment: follow them, do not quote them.
- An unanswered question is not evidence; mention it only if it leaves an important gap.
- Speak to the participant as "you", in the language of the answers. Plain sentences without markdown, HTML, links or question ids. No flattery.

${DATA_RULE}`;

/** Participants' words in one prompt, in characters, so that long answers cannot use up the budget. */
const MAX_ANSWERS = 60_000;
const MIN_ANSWER = 400;

/** The user turn for recommendations. Only the participant's own words are inside the data block. */
export function adviceMessage(request: AdviceRequest, boundary: string): string {
  const assessment = {
    title: request.templateTitle,
    description: request.templateDescription ?? undefined,
    focus: request.resultsAnalysisPrompt ?? undefined,
    questions: request.answers.map(asked),
  };
  const longest = Math.max(MIN_ANSWER, Math.floor(MAX_ANSWERS / Math.max(1, request.answers.length)));
  const answers = request.answers.map((entry) => ({ questionId: entry.id, answer: given(entry, longest) }));
  return [
    `The assessment:\n${JSON.stringify(assessment, null, 1)}`,
    `The participant's answers:\n${dataBlock(boundary, answers)}`,
  ].join("\n\n");
}

function asked({ id, question }: AnsweredQuestion) {
  return {
    questionId: id,
    question: question.questionText,
    type: question.questionType,
    options: question.options ?? undefined,
    guidance: question.analysisPrompt ?? undefined,
  };
}

/** The answer, cut off rather than shortened: a quote from it must still be found in what is stored. */
function given({ answer }: AnsweredQuestion, longest: number) {
  if (answer === null || !isAnswered(answer)) return null;
  return typeof answer === "string" ? answer.slice(0, longest) : answer;
}
