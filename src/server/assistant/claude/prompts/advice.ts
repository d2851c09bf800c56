import type { SentKind } from "#shared/domain/ai-call";
import type { AdviceRequest, AskedQuestion } from "../../port";
import { DATA_RULE, dataBlock, json } from "./data-block";
import type { Prompt } from "./prompt";

const ADVICE_SYSTEM = `You are an experienced business adviser. You get the answers one participant gave in an assessment and write recommendations for that participant.

Output fields:
- summary: two to four sentences on where the participant stands: what holds and what needs attention first.
- items: three to six recommendations, the most pressing first. Low ratings and problems the participant describes come before improvements.
  - title: a short imperative phrase.
  - reasoning: two to four sentences. Say what in the answers leads you there, and why it matters.
  - nextSteps: two or three concrete actions, each one sentence that begins with a verb, small enough to begin this month.
  - evidence: the answers this rests on. question is the number of the question; quote is copied from that answer character for character, at most 25 words, without adding quotation marks. For a rating or a choice quote the whole answer.

Rules:
- Everything rests on the answers. Do not invent facts, figures, names or products. Use a number in summary or reasoning only if it stands in an answer.
- Ratings run from 1 (lowest) to 5 (highest) unless the question says otherwise. "guidance" and "focus" come from the author of the assessment: follow them, do not quote them.
- An unanswered question is not evidence; mention it only if it leaves an important gap.
- Speak to the participant as "you", in the language of the answers. Plain sentences without markdown, HTML, links or question numbers. No flattery.

${DATA_RULE}`;

/** The most of a participant's words in one prompt, in characters, so that long answers cannot use up the budget. */
const MAX_ANSWERS = 60_000;

/**
 * The prompt for recommendations. Questions go by their place from 1, because their ids differ from attempt to
 * attempt: so the assessment reads the same for everybody who takes it, and a provider can cache it.
 * @param boundary random letters and digits, new for each call
 */
export function advicePrompt(request: AdviceRequest, boundary: string): Prompt {
  const { resultsAnalysisPrompt } = request;
  const { questions } = request.ground;
  const assessment = {
    title: request.templateTitle,
    description: request.templateDescription ?? undefined,
    focus: resultsAnalysisPrompt ?? undefined,
    questions: questions.map(asked),
  };
  const hidden = questions.map((question) => answerOf(question, request));
  const longest = longestThatFits(hidden.filter((answer) => typeof answer === "string"));
  const given = hidden.map((answer, index) => ({
    question: index + 1,
    answer: typeof answer === "string" ? answer.slice(0, longest) : answer,
  }));
  const sent: (SentKind | false)[] = [
    "assessment",
    resultsAnalysisPrompt !== null && "focus",
    "questions",
    questions.some(({ analysisPrompt }) => analysisPrompt !== null) && "guidance",
    "answers",
  ];
  return {
    system: ADVICE_SYSTEM,
    stable: `The assessment:\n${json(assessment)}`,
    own: `The participant's answers:\n${dataBlock(boundary, given)}`,
    sent: sent.filter((kind) => kind !== false),
    secrets: [ADVICE_SYSTEM, resultsAnalysisPrompt, ...questions.map(({ analysisPrompt }) => analysisPrompt)],
    known: [
      request.templateTitle,
      request.templateDescription,
      ...questions.flatMap(({ questionText, options }) => [questionText, ...(options ?? [])]),
      ...hidden.flat(),
    ],
  };
}

function asked(question: AskedQuestion, index: number) {
  return {
    number: index + 1,
    question: question.questionText,
    type: question.questionType,
    options: question.options ?? undefined,
    guidance: question.analysisPrompt ?? undefined,
  };
}

function answerOf(question: AskedQuestion, { mask, ground }: AdviceRequest) {
  const answer = ground.answers.get(question.id);
  if (answer === undefined) return null;
  return typeof answer === "string" && question.questionType === "text" ? mask.hide(answer) : answer;
}

/**
 * Where answers are cut so that all together keep to the limit: short ones leave their room to the others. They are
 * cut off rather than shortened, because a quote must still be found in what is stored.
 */
function longestThatFits(texts: readonly string[]): number {
  let room = MAX_ANSWERS;
  const lengths = texts.map((text) => text.length).sort((one, other) => one - other);
  for (const [index, length] of lengths.entries()) {
    const share = Math.floor(room / (lengths.length - index));
    if (length > share) return share;
    room -= length;
  }
  return MAX_ANSWERS;
}
