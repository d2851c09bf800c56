import { type Advice, type AdviceItem, answerAnchor, type Evidence } from "#shared/domain/advice";
import { plainToMarkdown } from "#shared/domain/plain-markdown";
import type { AnsweredQuestion } from "./port";
import { sanitise, withoutHidden } from "./sanitise";

/** The longest recommendations that are stored, in characters (security T14). */
export const MAX_MARKDOWN = 20_000;

/**
 * Recommendations as markdown: a heading for each item, its reasoning, the participant's words that led to it, the
 * next steps, and the answers it rests on by their number. Everything from outside is text, so nobody's asterisks or
 * brackets become markup. Items that would pass 20,000 characters are left out, the least pressing first.
 */
export function adviceMarkdown(advice: Advice, answers: readonly AnsweredQuestion[]): string {
  const byId = new Map(answers.map((entry) => [entry.id, entry]));
  let markdown = paragraph(advice.summary);
  for (const item of advice.items) {
    const longer = join([markdown, itemMarkdown(item, byId)]);
    if (longer.length > MAX_MARKDOWN) break;
    markdown = longer;
  }
  return markdown.slice(0, MAX_MARKDOWN);
}

function itemMarkdown(item: AdviceItem, byId: ReadonlyMap<number, AnsweredQuestion>): string {
  const rests = restsOn(item.evidence, byId);
  return join([
    `## ${oneLine(item.title)}`,
    paragraph(item.reasoning),
    ...item.evidence.filter((entry) => isInWords(entry, byId)).map(({ quote }) => quoted(quote)),
    item.nextSteps.map((step) => `- ${oneLine(step)}`).join("\n"),
    rests === "" ? "" : `(rests on your ${rests})`,
  ]);
}

/** A rating or a choice needs no repeating; the reference says where it is. */
function isInWords({ questionId, quote }: Evidence, byId: ReadonlyMap<number, AnsweredQuestion>): boolean {
  return quote.trim() !== "" && byId.get(questionId)?.question.questionType === "text";
}

/** "answer 2" or "answers 2, 3 and 5": the numbers that a page gives to the answers, linked to them there. */
function restsOn(evidence: readonly Evidence[], byId: ReadonlyMap<number, AnsweredQuestion>): string {
  const cited = new Set(evidence.flatMap(({ questionId }) => byId.get(questionId) ?? []));
  const links = [...cited]
    .sort((a, b) => a.order - b.order)
    .map(({ id, order }) => `[${order}](#${answerAnchor(id)})`);
  const last = links.at(-1);
  if (last === undefined) return "";
  if (links.length === 1) return `answer ${last}`;
  return `answers ${links.slice(0, -1).join(", ")} and ${last}`;
}

const join = (parts: readonly string[]) => parts.filter((part) => part !== "").join("\n\n");

function paragraph(text: string): string {
  return sanitise(text).trim().split(/\n+/).map(plainToMarkdown).join("\n\n");
}

const oneLine = (text: string) => plainToMarkdown(sanitise(text).replace(/\s+/g, " ").trim());

function quoted(quote: string): string {
  const lines = withoutHidden(quote).trim().split(/\n+/);
  return lines.map((line) => `> ${plainToMarkdown(line)}`).join("\n>\n");
}
