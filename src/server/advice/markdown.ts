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
const MAX_MARKDOWN = 20_000;
/** The most answers listed under one item. */
const MAX_CITED = 4;

type WrittenContext = Pick<AdviceContext, "questions" | "answers" | "phrases">;

/**
 * Renders recommendations as markdown: why there is no advice, urgent sentences, first steps, the score, the lowest
 * answers, a section for each item with reasons, other steps and evidence, then other answers. Without items, all open
 * answers come first.
 * Texts are escaped, so an answer can't add markup. A part that would exceed `MAX_MARKDOWN` is left out.
 */
export function adviceMarkdown(advice: Advice, context: WrittenContext): string {
  const { phrases } = context;
  const also = advice.alsoWrote.flatMap((id) => answered(id, context) ?? []);
  const isOpen = ({ question }: AnsweredQuestion) => question.questionType === "text";
  const isAdvised = advice.items.length > 0;
  const others = also.filter((one) => isAdvised || !isOpen(one)).map((one) => answerMarkdown(one));
  const openOnes = also.filter((one) => !isAdvised && isOpen(one)).map((one) => answerMarkdown(one));
  const plan = firstActions(advice);
  const sections: Section[] = [
    { heading: null, parts: [whyNone(advice, phrases) ?? ""] },
    {
      heading: phrases.ownWords,
      parts: [...(advice.ownWords ?? []).map((one) => ownWordsMarkdown(one, advice, context)), ...openOnes],
    },
    { heading: phrases.startHere, parts: [planMarkdown(plan, phrases)] },
    { heading: null, parts: [paragraph(advice.standing)] },
    { heading: phrases.lookFirst, parts: [linkedBullets(advice.lookFirst, context)] },
    { heading: null, parts: advice.items.map((item) => itemMarkdown(item, plan, context)) },
    { heading: phrases.contradictions, parts: [bullets(advice.contradictions)] },
    { heading: phrases.notes, parts: [bullets(advice.notes)] },
    { heading: isAdvised ? phrases.alsoWrote : phrases.yourAnswers, parts: others },
  ];
  return sections.reduce(withSection, "");
}

interface Section {
  heading: string | null;
  parts: readonly string[];
}

/** Appends the parts that fit, with the heading before the first of them. */
function withSection(before: string, { heading, parts }: Section): string {
  let text = before;
  let open = heading === null ? "" : `## ${heading}`;
  for (const part of parts.filter((one) => one !== "")) {
    const longer = join([text, open, part]);
    if (longer.length > MAX_MARKDOWN) continue;
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
function answered(id: number, { questions, answers, phrases }: WrittenContext): AnsweredQuestion | null {
  const question = questions.find((one) => one.id === id);
  const answer = answers.get(id);
  if (!question || answer === undefined) return null;
  const isText = question.questionType === "text" && typeof answer === "string";
  return { question, answer: isText ? answer : fullAnswer(question, answer, phrases) };
}

const answerMarkdown = ({ question, answer }: AnsweredQuestion): string =>
  join([`**${oneLine(question.questionText)}**`, quoted(answer)]);

function ownWordsMarkdown(
  { text, evidence, item }: NonNullable<Advice["ownWords"]>[number],
  { items }: Advice,
  { questions }: WrittenContext,
): string {
  const question = questions.find(({ id }) => id === evidence[0]?.question);
  const section = item === undefined ? undefined : items[item];
  return join([
    question ? `**${oneLine(question.questionText)}**` : "",
    quoted(text),
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
function itemMarkdown(item: AdviceItem, plan: Plan, context: WrittenContext): string {
  const { phrases } = context;
  const kind = phrases.kinds[item.kind];
  const line = (step: AdviceStep) => {
    const first = plan.findIndex((one) => one.step === step);
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
function evidenceMarkdown({ title }: AdviceItem, context: WrittenContext): string {
  const { questions, phrases } = context;
  const found = questions.flatMap(({ id, questionType }) => {
    const cited = title.evidence.filter(({ question }) => question === id);
    const one = cited.length > 0 ? answered(id, context) : null;
    if (!one) return [];
    const number = questionLink(id, context);
    const options = cited.flatMap(({ quote }) => quote ?? []).join(", ");
    return [questionType === "text" ? number : `${oneLine(options || one.answer)} (${number})`];
  });
  if (found.length === 0) return "";
  const rest = found.length > MAX_CITED ? ["…"] : [];
  return interpolate(phrases.basedOn, { answers: [...found.slice(0, MAX_CITED), ...rest].join(" · ") });
}

/** A link to an answer. Its text is the question's number on the page: its position among visible questions. */
const questionLink = (id: number, { questions, phrases }: WrittenContext): string =>
  interpolate(phrases.question, {
    number: `[${questions.findIndex((one) => one.id === id) + 1}](#${answerAnchor(id)})`,
  });

const linkedBullets = (statements: readonly Statement[], context: WrittenContext) =>
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

function quoted(answer: string): string {
  const lines = withoutHidden(answer).trim().split(/\n+/);
  return lines.map((line) => `> ${plainToMarkdown(line)}`).join("\n>\n");
}
