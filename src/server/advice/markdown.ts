import {
  type Advice,
  type AdviceItem,
  type AdviceStep,
  answerAnchor,
  firstActions,
  type Statement,
  statementsOf,
} from "#shared/domain/cards/advice";
import { whyNone } from "#shared/domain/cards/advice-headings";
import { plainToMarkdown } from "#shared/domain/plain-markdown";
import { withoutHidden } from "../assistant/sanitize";
import { interpolate } from "../lib/interpolate";
import type { AdviceContext } from "./advice-context";
import type { AdvicePhrases } from "./phrases/advice-phrases";
import { answerWords, joinList } from "./text-format";

/** The longest recommendations that are stored, in characters. */
const MAX_MARKDOWN = 20_000;

/**
 * Recommendations as markdown: where one stands, urgent sentences of the answers, a heading for each item with its reasons, its steps and the answers
 * it rests on by their number, then what contradicts itself and what was written beside. Everything is text, so nobody's
 * asterisks or brackets become markup. A part with which it would pass 20,000 characters is left out; what comes first has the room first.
 */
export function adviceMarkdown(
  advice: Advice,
  { questions, answers, phrases }: Pick<AdviceContext, "questions" | "answers" | "phrases">,
): string {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const also = advice.alsoWrote.flatMap((id) => {
    const question = byId.get(id);
    const answer = answers.get(id);
    return question && answer !== undefined ? [{ question, answer }] : [];
  });
  const none = whyNone(advice, phrases);
  const opening = paragraph([...advice.standing, ...advice.lookFirst]);
  const places = new Map(questions.flatMap(({ id }, at) => (answers.has(id) ? [[id, at + 1] as const] : [])));
  const first = new Set(firstActions(advice).map(({ step }) => step));
  const items = advice.items.map((item) => itemMarkdown(item, first, places, phrases));
  const sections: Section[] = [
    { heading: null, parts: [opening, none ?? ""] },
    { heading: phrases.ownWords, parts: (advice.ownWords ?? []).map(({ text }) => quoted(text)) },
    { heading: null, parts: items },
    { heading: phrases.contradictions, parts: [bullets(advice.contradictions)] },
    { heading: phrases.notes, parts: [bullets(advice.notes)] },
    {
      heading: none === undefined ? phrases.alsoWrote : phrases.yourAnswers,
      parts: also.map(({ question, answer }) =>
        join([
          `**${oneLine(question.questionText)}**`,
          quoted(
            question.questionType === "text" && typeof answer === "string"
              ? answer
              : answerWords(question, answer, phrases),
          ),
        ]),
      ),
    },
  ];
  return sections.reduce(withSection, "");
}

interface Section {
  heading: string | null;
  parts: readonly string[];
}

/** A text with the parts of a section that still fit, under its heading if there are any. */
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

/** Only the steps to begin with and those of risks are called this week's, as on the page. */
function itemMarkdown(
  item: AdviceItem,
  first: ReadonlySet<AdviceStep>,
  places: ReadonlyMap<number, number>,
  phrases: AdvicePhrases,
): string {
  const kind = phrases.kinds[item.kind];
  const when = (step: AdviceStep) =>
    step.horizon === "week" && item.kind !== "risk" && !first.has(step)
      ? ""
      : ` (${phrases.horizons[step.horizon]})`;
  return join([
    `## ${oneLine(item.title.text)}`,
    `*${item.kind === "strength" ? kind : `${kind}, ${phrases.efforts[item.effort]}`}*`,
    paragraph(item.why),
    item.steps.map((step) => `- ${oneLine(step.text)}${when(step)}`).join("\n"),
    restsOn(statementsOf(item), places, phrases),
  ]);
}

/**
 * The answers behind an item by the numbers that a page gives them: their places among the questions that applied.
 * Skipped questions have none.
 */
function restsOn(
  statements: readonly Statement[],
  places: ReadonlyMap<number, number>,
  { restsOnOne, restsOnSeveral, language }: AdvicePhrases,
): string {
  const cited = new Set(statements.flatMap(({ evidence }) => evidence.map(({ question }) => question)));
  const links = [...places]
    .filter(([id]) => cited.has(id))
    .map(([id, place]) => `[${place}](#${answerAnchor(id)})`);
  if (links.length === 0) return "";
  return interpolate(links.length === 1 ? restsOnOne : restsOnSeveral, {
    answers: joinList(links, language),
  });
}

const join = (parts: readonly string[]) => parts.filter((part) => part !== "").join("\n\n");

const paragraph = (statements: readonly Statement[]) => statements.map(({ text }) => oneLine(text)).join(" ");

const bullets = (statements: readonly Statement[]) =>
  statements.map(({ text }) => `- ${oneLine(text)}`).join("\n");

const oneLine = (text: string) => plainToMarkdown(withoutHidden(text).replace(/\s+/g, " ").trim());

function quoted(answer: string): string {
  const lines = withoutHidden(answer).trim().split(/\n+/);
  return lines.map((line) => `> ${plainToMarkdown(line)}`).join("\n>\n");
}
