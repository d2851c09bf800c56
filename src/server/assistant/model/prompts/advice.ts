import type { SentKind } from "#shared/domain/ai-call";
import type { AssistantQuestion } from "../../assistant";
import { type AuthoredCard, MAX_WORDED_CARDS, type Sources } from "../../grounding/sources";
import { DATA_RULE, dataBlock, json } from "./data-block";
import type { Prompt } from "./prompt";

const ADVICE_SYSTEM = `You are an experienced business adviser. You get the answers one participant gave in an assessment, what they come to, and the cards on which its author wrote what to say to such answers. You write recommendations for that participant. A program checks every sentence against the answers it names, and throws away what they do not bear out.

Output fields, in this order:
- facts: for yourself, nobody is shown it. At most 15 short lines, each with the number of its question: what the answers establish, limits of money, people and time among them. Say nothing later that does not follow from these.
- standing: one to three statements on where the participant stands: what needs attention first, what holds.
- items: the recommendations, risks first.
  - card: the number of the card it words; null only if you got no cards.
  - kind: that of the card.
  - title: a short imperative phrase, only its first letter a capital.
  - why: one to three statements: what in the answers leads there, why it matters.
  - steps: one to three statements, each a concrete action that begins with a verb, the smallest that helps first. horizon: within what time.
  - effort, impact: 1 little, 2 some, 3 much.
- notes: up to four statements: what not to do yet; what is not known that would change the advice.

A statement is one sentence.
- answers: the questions it rests on, by number. quote: at least three words in a row copied from that answer character for character, or null for the whole answer. Ratings and choices: null.
- values: the numbers of the values it speaks of, mostly none.
- text: the sentence.

With cards: one item for each, in their order. Shorten title and why and adapt them to the answers, say what several share once. steps: the card's own, in its words and their order, with words left out at most. Leave out no risk, change no kind, add no recommendation.
Without cards: three to six items of your own, what is lowest or told as a problem first. A strength only where a high rating is "high":"good" or a low one "high":"bad".

Rules:
- Everything rests on the answers. Use their words, those of the questions and those of the cards: a sentence that is mostly in other words is thrown away. No fact, figure, name or product that is not in an answer the statement names, or in its card; no research, averages or other companies.
- A number stands only where an answer, a value or the card that this very statement names has it; do no sums. A step may say how many, up to ten, and by when.
- Quotation marks “ ” only around words copied from an answer the statement names.
- Money, people and time in the answers limit the steps.
- Ratings run from 1 to 5; "high" says whether the high end is good or bad, "scale" what each stands for. Where "high" is missing a rating is neither good nor bad.
- "guidance" and "focus" come from the author: follow them, never quote them.
- A question without an answer is no evidence; notes may name it beside an answer.
- Speak to the participant as "you", in the language of the answers. Plain sentences without markdown, HTML, links or question numbers. No flattery.

${DATA_RULE}`;

/** Limit on the participant's words in one prompt, in characters, so that long answers can't use up the budget. */
const MAX_ANSWERS_LENGTH = 60_000;

/**
 * The prompt for recommendations. Questions are named by position from 1, because ids differ between attempts. So the
 * assessment's part is the same for everyone and can be cached. What depends on the answers, such as the matching
 * cards, is in the participant's own part.
 * @param boundary random letters and digits, new for each call
 */
export function advicePrompt(sources: Sources, boundary: string): Prompt {
  const { request, values } = sources;
  const { resultsAnalysisPrompt } = request;
  const { questions, scoring } = request.context;
  const assessment = {
    title: request.templateTitle,
    description: request.templateDescription ?? undefined,
    focus: resultsAnalysisPrompt ?? undefined,
    questions: questions.map(describeQuestion),
  };
  const answers = answersWithin(sources);
  const placeOf = new Map(questions.map(({ id }, index) => [id, index + 1]));
  const cards = sources.cards.slice(0, MAX_WORDED_CARDS).map((card, index) => cardOf(card, index, sources));
  const data = {
    answers,
    values: nonEmpty(
      values.map(({ name, shown, band }, index) => ({
        value: index + 1,
        of: name || "the whole",
        is: `${shown} of ${scoring?.scale.max}`,
        band: band?.name,
        meaning: name === "" ? band?.text : undefined,
      })),
    ),
    cards: nonEmpty(cards),
  };
  const sentKinds: (SentKind | false)[] = [
    "assessment",
    resultsAnalysisPrompt !== null && "focus",
    "questions",
    questions.some(({ analysisPrompt }) => analysisPrompt !== null) && "guidance",
    "answers",
    values.length > 0 && "values",
    cards.length > 0 && "cards",
  ];
  return {
    system: ADVICE_SYSTEM,
    stable: `The assessment:\n${json(assessment)}`,
    own: `The participant's answers, and what holds for them:\n${dataBlock(boundary, data)}`,
    sent: sentKinds.filter((kind) => kind !== false),
    secrets: [ADVICE_SYSTEM, resultsAnalysisPrompt, ...questions.map(({ analysisPrompt }) => analysisPrompt)],
    known: [
      request.templateTitle,
      request.templateDescription,
      ...questions.flatMap(({ questionText, options }) => [questionText, ...(options ?? [])]),
      ...questions.flatMap((question) => answerOf(question, sources)),
      ...cards.flatMap(({ title, why, steps }) => [title, why, ...steps.map(({ text }) => text)]),
      ...values.map(({ band }) => band?.text ?? null),
    ],
  };

  function cardOf({ match, item }: AuthoredCard, index: number, { request: { redactor } }: Sources) {
    return {
      card: index + 1,
      kind: item.kind,
      title: item.title.text,
      why: redactor.hide(item.why.map(({ text }) => text).join(" ")),
      steps: item.steps.map(({ text, horizon }) => ({ text: redactor.hide(text), horizon })),
      questions: match.evidence.map(({ question }) => placeOf.get(question)),
    };
  }
}

/** The list; undefined if it's empty, so that JSON omits it. */
const nonEmpty = <T>(list: readonly T[]) => (list.length > 0 ? list : undefined);

function describeQuestion(question: AssistantQuestion, index: number) {
  const { highIs } = question;
  return {
    number: index + 1,
    question: question.questionText,
    type: question.questionType,
    options: question.options ?? undefined,
    scale: question.scaleLabels ?? undefined,
    high: highIs === "good" || highIs === "bad" ? highIs : undefined,
    guidance: question.analysisPrompt ?? undefined,
  };
}

/** The answers by the positions of their questions, redacted, and cut so that all of them fit into a prompt. */
export function answersWithin(
  sources: Sources,
): { question: number; answer: string | readonly string[] | null }[] {
  const redactedAnswers = sources.request.context.questions.map((question) => answerOf(question, sources));
  const longest = longestThatFits(redactedAnswers.filter((answer) => typeof answer === "string"));
  return redactedAnswers.map((answer, index) => ({
    question: index + 1,
    answer: typeof answer === "string" ? answer.slice(0, longest) : answer,
  }));
}

function answerOf(question: AssistantQuestion, { request: { redactor, context } }: Sources) {
  const answer = context.answers.get(question.id);
  if (answer === undefined) return null;
  return typeof answer === "string" && question.questionType === "text" ? redactor.hide(answer) : answer;
}

/** Where answers are cut so that all fit. They aren't abridged, because quotes must be found in stored answers. */
function longestThatFits(texts: readonly string[]): number {
  let room = MAX_ANSWERS_LENGTH;
  const lengths = texts.map((text) => text.length).sort((one, other) => one - other);
  for (const [index, length] of lengths.entries()) {
    const share = Math.floor(room / (lengths.length - index));
    if (length > share) return share;
    room -= length;
  }
  return MAX_ANSWERS_LENGTH;
}
