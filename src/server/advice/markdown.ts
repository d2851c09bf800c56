import {
  type Advice,
  type AdviceItem,
  type AdviceStep,
  answerAnchor,
  type Statement,
  statementsOf,
} from "#shared/domain/advice";
import type { CardKind, Degree, Horizon } from "#shared/domain/card";
import { plainToMarkdown } from "#shared/domain/plain-markdown";
import { withoutHidden } from "../assistant/sanitise";
import type { AdviceGround, AdvisedQuestion } from "./ground";
import { answerWords, listed } from "./words";

/** The longest recommendations that are stored, in characters (security T14). */
export const MAX_MARKDOWN = 20_000;

/** The sentence that stands for advice where the author of an assessment has written none. */
export const NO_ADVICE =
  "The organisation has not added advice of its own to this assessment. These are your answers, as you gave them.";

const KINDS: Readonly<Record<CardKind, string>> = {
  risk: "Risk",
  weakness: "To improve",
  opportunity: "Opportunity",
  strength: "Strength",
};
const EFFORTS: Readonly<Record<Degree, string>> = { 1: "little effort", 2: "some effort", 3: "much effort" };
const HORIZONS: Readonly<Record<Horizon, string>> = {
  week: "this week",
  month: "this month",
  quarter: "this quarter",
};

/**
 * Recommendations as markdown: where one stands, a heading for each item with its reasons, its steps and the answers
 * it rests on by their number, then what contradicts itself and what was written beside. Everything is text, so nobody's
 * asterisks or brackets become markup. Parts that would pass 20,000 characters are left out, the last ones first.
 */
export function adviceMarkdown(
  advice: Advice,
  { questions, answers }: Pick<AdviceGround, "questions" | "answers">,
): string {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const also = advice.alsoWrote.flatMap((id) => {
    const question = byId.get(id);
    const answer = answers.get(id);
    return question && answer !== undefined ? [{ question, answer }] : [];
  });
  const parts = [
    paragraph(advice.standing),
    advice.basis === "answers" ? NO_ADVICE : "",
    ...advice.items.map((item) => itemMarkdown(item, byId)),
    section("Answers that pull in different directions", bullets(advice.contradictions)),
    section("What to leave for now, and what is not known", bullets(advice.notes)),
    section(
      advice.basis === "answers" ? "Your answers" : "You also wrote",
      join(
        also.map(({ question, answer }) =>
          join([
            `**${oneLine(question.questionText)}**`,
            quoted(
              question.questionType === "text" && typeof answer === "string"
                ? answer
                : answerWords(question, answer),
            ),
          ]),
        ),
      ),
    ),
  ];
  let markdown = "";
  for (const part of parts) {
    const longer = join([markdown, part]);
    if (longer.length <= MAX_MARKDOWN) markdown = longer;
  }
  return markdown;
}

function itemMarkdown(item: AdviceItem, byId: ReadonlyMap<number, AdvisedQuestion>): string {
  const rests = restsOn(statementsOf(item), byId);
  const about = item.kind === "strength" ? KINDS.strength : `${KINDS[item.kind]}, ${EFFORTS[item.effort]}`;
  return join([
    `## ${oneLine(item.title.text)}`,
    `*${about}*`,
    paragraph(item.why),
    item.steps.map(stepMarkdown).join("\n"),
    rests === "" ? "" : `(rests on your ${rests})`,
  ]);
}

const stepMarkdown = ({ text, horizon }: AdviceStep) => `- ${oneLine(text)} (${HORIZONS[horizon]})`;

/** "answer 2" or "answers 2, 3 and 5": the numbers that a page gives to the answers, linked to them there. */
function restsOn(statements: readonly Statement[], byId: ReadonlyMap<number, AdvisedQuestion>): string {
  const cited = new Set(
    statements.flatMap(({ evidence }) => evidence.flatMap(({ question }) => byId.get(question) ?? [])),
  );
  const links = [...cited]
    .sort((a, b) => a.order - b.order)
    .map(({ id, order }) => `[${order}](#${answerAnchor(id)})`);
  if (links.length === 0) return "";
  return `${links.length === 1 ? "answer" : "answers"} ${listed(links)}`;
}

const section = (heading: string, body: string) => (body === "" ? "" : join([`## ${heading}`, body]));

const join = (parts: readonly string[]) => parts.filter((part) => part !== "").join("\n\n");

const paragraph = (statements: readonly Statement[]) => statements.map(({ text }) => oneLine(text)).join(" ");

const bullets = (statements: readonly Statement[]) =>
  statements.map(({ text }) => `- ${oneLine(text)}`).join("\n");

const oneLine = (text: string) => plainToMarkdown(withoutHidden(text).replace(/\s+/g, " ").trim());

function quoted(answer: string): string {
  const lines = withoutHidden(answer).trim().split(/\n+/);
  return lines.map((line) => `> ${plainToMarkdown(line)}`).join("\n>\n");
}
