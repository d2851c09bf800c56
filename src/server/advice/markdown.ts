import {
  type Advice,
  type AdviceItem,
  type AdviceStep,
  answerAnchor,
  firstActions,
  type Statement,
} from "#shared/domain/cards/advice";
import { whyNone } from "#shared/domain/cards/advice-headings";
import { plainToMarkdown } from "#shared/domain/plain-markdown";
import { withoutHidden } from "../assistant/sanitize";
import { interpolate } from "../lib/interpolate";
import type { AdviceContext, AdvisedQuestion } from "./advice-context";
import type { AdvicePhrases } from "./phrases/advice-phrases";
import { fullAnswer } from "./text-format";

/** In characters. */
const MAX_MARKDOWN_LENGTH = 20_000;
/** The most answers listed under one item. */
const MAX_CITED_ANSWERS = 4;

type MarkdownContext = Pick<AdviceContext, "questions" | "answers" | "phrases">;

/**
 * Renders recommendations as markdown: why there is no advice, urgent sentences, first steps, the score, the lowest
 * answers, a section for each item with reasons, other steps and evidence, then other answers. Without items, all open
 * answers come first.
 * Texts are escaped, so an answer can't add markup. A part that would exceed `MAX_MARKDOWN_LENGTH` is left out.
 */
export function adviceMarkdown(advice: Advice, context: MarkdownContext): string {
  const { phrases } = context;
  const unusedAnswers = advice.alsoWrote.flatMap((id) => findAnsweredQuestion(id, context) ?? []);
  const isOpen = ({ question }: AnsweredQuestion) => question.questionType === "text";
  const isAdvised = advice.items.length > 0;
  const otherParts = unusedAnswers
    .filter((answer) => isAdvised || !isOpen(answer))
    .map((answer) => answerMarkdown(answer));
  const openParts = unusedAnswers
    .filter((answer) => !isAdvised && isOpen(answer))
    .map((answer) => answerMarkdown(answer));
  const plan = firstActions(advice);
  const sections: Section[] = [
    { heading: null, parts: [whyNone(advice, phrases) ?? ""] },
    {
      heading: phrases.ownWords,
      parts: [
        ...(advice.ownWords ?? []).map((sentence) => ownWordsMarkdown(sentence, advice, context)),
        ...openParts,
      ],
    },
    { heading: phrases.startHere, parts: [planMarkdown(plan, phrases)] },
    { heading: null, parts: [paragraph(advice.standing)] },
    { heading: phrases.lookFirst, parts: [linkedBullets(advice.lookFirst, context)] },
    { heading: null, parts: advice.items.map((item) => itemMarkdown(item, plan, context)) },
    { heading: phrases.contradictions, parts: [bullets(advice.contradictions)] },
    { heading: phrases.notes, parts: [bullets(advice.notes)] },
    { heading: isAdvised ? phrases.alsoWrote : phrases.yourAnswers, parts: otherParts },
  ];
  return sections.reduce(withSection, "");
}

interface Section {
  heading: string | null;
  parts: readonly string[];
}

/** Appends the parts that fit, with the heading before the first of them. */
function withSection(markdownBefore: string, { heading, parts }: Section): string {
  let text = markdownBefore;
  let open = heading === null ? "" : `## ${heading}`;
  for (const part of parts.filter((markdown) => markdown !== "")) {
    const longer = join([text, open, part]);
    if (longer.length > MAX_MARKDOWN_LENGTH) continue;
    text = longer;
    open = "";
  }
  return text;
}

interface AnsweredQuestion {
  readonly question: AdvisedQuestion;
  readonly answer: string;
}

/** A question and its answer as text; null if it has no answer. */
function findAnsweredQuestion(
  id: number,
  { questions, answers, phrases }: MarkdownContext,
): AnsweredQuestion | null {
  const question = questions.find((candidate) => candidate.id === id);
  const answer = answers.get(id);
  if (!question || answer === undefined) return null;
  const isText = question.questionType === "text" && typeof answer === "string";
  return { question, answer: isText ? answer : fullAnswer(question, answer, phrases) };
}

const answerMarkdown = ({ question, answer }: AnsweredQuestion): string =>
  join([`**${oneLine(question.questionText)}**`, blockquote(answer)]);

function ownWordsMarkdown(
  { text, evidence, item }: NonNullable<Advice["ownWords"]>[number],
  { items }: Advice,
  { questions }: MarkdownContext,
): string {
  const question = questions.find(({ id }) => id === evidence[0]?.question);
  const section = item === undefined ? undefined : items[item];
  return join([
    question ? `**${oneLine(question.questionText)}**` : "",
    blockquote(text),
    section ? `→ ${oneLine(section.title.text)}` : "",
  ]);
}

type Plan = ReturnType<typeof firstActions>;

const planMarkdown = (plan: Plan, { horizons }: AdvicePhrases): string =>
  plan
    .map(
      ({ item, step }, at) =>
        `${at + 1}. ${oneLine(step.text)} (${horizons[step.horizon]}; ${oneLine(item.title.text)})`,
    )
    .join("\n");

/** Steps listed under "Start here" appear only as a reference. No other step is labeled "this week". */
function itemMarkdown(item: AdviceItem, plan: Plan, context: MarkdownContext): string {
  const { phrases } = context;
  const kind = phrases.kinds[item.kind];
  const line = (step: AdviceStep) => {
    const first = plan.findIndex((entry) => entry.step === step);
    if (first !== -1) return `- ↑ ${phrases.startHere}, ${first + 1}`;
    const when = step.horizon === "week" ? phrases.next : phrases.horizons[step.horizon];
    return `- ${oneLine(step.text)} (${when})`;
  };
  return join([
    `## ${oneLine(item.title.text)}`,
    `*${item.kind === "strength" ? kind : `${kind}, ${phrases.efforts[item.effort]}`}*`,
    paragraph(item.why),
    item.steps.map(line).join("\n"),
    evidenceMarkdown(item, context),
  ]);
}

/** The answers behind an item, with question numbers. Open answers are quoted already, skipped ones left out. */
function evidenceMarkdown({ title }: AdviceItem, context: MarkdownContext): string {
  const { questions, phrases } = context;
  const citations = questions.flatMap(({ id, questionType }) => {
    const cited = title.evidence.filter(({ question }) => question === id);
    const source = cited.length > 0 ? findAnsweredQuestion(id, context) : null;
    if (!source) return [];
    const number = questionLink(id, context);
    const options = cited.flatMap(({ quote }) => quote ?? []).join(", ");
    return [questionType === "text" ? number : `${oneLine(options || source.answer)} (${number})`];
  });
  if (citations.length === 0) return "";
  const ellipsis = citations.length > MAX_CITED_ANSWERS ? ["…"] : [];
  return interpolate(phrases.basedOn, {
    answers: [...citations.slice(0, MAX_CITED_ANSWERS), ...ellipsis].join(" · "),
  });
}

/** A link to an answer. Its text is the question's number on the page: its position among visible questions. */
const questionLink = (id: number, { questions, phrases }: MarkdownContext): string =>
  interpolate(phrases.question, {
    number: `[${questions.findIndex((candidate) => candidate.id === id) + 1}](#${answerAnchor(id)})`,
  });

const linkedBullets = (statements: readonly Statement[], context: MarkdownContext) =>
  statements
    .map(({ text, evidence }) => {
      const links = evidence.map(({ question }) => questionLink(question, context));
      return `- ${oneLine(text)} (${links.join(", ")})`;
    })
    .join("\n");

const join = (parts: readonly string[]) => parts.filter((part) => part !== "").join("\n\n");

const paragraph = (statements: readonly Statement[]) => statements.map(({ text }) => oneLine(text)).join(" ");

const bullets = (statements: readonly Statement[]) =>
  statements.map(({ text }) => `- ${oneLine(text)}`).join("\n");

const oneLine = (text: string) => plainToMarkdown(withoutHidden(text).replace(/\s+/g, " ").trim());

function blockquote(answer: string): string {
  const lines = withoutHidden(answer).trim().split(/\n+/);
  return lines.map((line) => `> ${plainToMarkdown(line)}`).join("\n>\n");
}
