import {
  type Advice,
  type AdviceItem,
  type AdviceStep,
  answerAnchor,
  type Statement,
  statementsOf,
} from "#shared/domain/advice";
import {
  BESIDE_ITEMS,
  EFFORT_NAMES,
  HORIZON_NAMES,
  KIND_NAMES,
  NO_ADVICE,
} from "#shared/domain/advice-words";
import { plainToMarkdown } from "#shared/domain/plain-markdown";
import { withoutHidden } from "../assistant/sanitise";
import type { AdviceGround } from "./ground";
import { answerWords, listed } from "./words";

/** The longest recommendations that are stored, in characters (security T14). */
export const MAX_MARKDOWN = 20_000;

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
  const numbers = new Map(questions.map(({ id }, at) => [id, at + 1]));
  const also = advice.alsoWrote.flatMap((id) => {
    const question = byId.get(id);
    const answer = answers.get(id);
    return question && answer !== undefined ? [{ question, answer }] : [];
  });
  const parts = [
    paragraph([...advice.standing, ...advice.lookFirst]),
    advice.basis === "answers" ? NO_ADVICE : "",
    ...advice.items.map((item) => itemMarkdown(item, numbers)),
    section(BESIDE_ITEMS.contradictions, bullets(advice.contradictions)),
    section(BESIDE_ITEMS.notes, bullets(advice.notes)),
    section(
      advice.basis === "answers" ? "Your answers" : BESIDE_ITEMS.alsoWrote,
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

function itemMarkdown(item: AdviceItem, numbers: ReadonlyMap<number, number>): string {
  const rests = restsOn(statementsOf(item), numbers);
  const about =
    item.kind === "strength" ? KIND_NAMES.strength : `${KIND_NAMES[item.kind]}, ${EFFORT_NAMES[item.effort]}`;
  return join([
    `## ${oneLine(item.title.text)}`,
    `*${about}*`,
    paragraph(item.why),
    item.steps.map(stepMarkdown).join("\n"),
    rests === "" ? "" : `(rests on your ${rests})`,
  ]);
}

const stepMarkdown = ({ text, horizon }: AdviceStep) => `- ${oneLine(text)} (${HORIZON_NAMES[horizon]})`;

/** The answers by the numbers that a page gives to them, linked to them there; nothing where there are none. */
function restsOn(statements: readonly Statement[], numbers: ReadonlyMap<number, number>): string {
  const cited = new Map(
    statements.flatMap(({ evidence }) =>
      evidence.flatMap(({ question }) => {
        const number = numbers.get(question);
        return number === undefined ? [] : [[number, question] as const];
      }),
    ),
  );
  const links = [...cited]
    .sort(([one], [other]) => one - other)
    .map(([number, question]) => `[${number}](#${answerAnchor(question)})`);
  return links.length === 0 ? "" : `${links.length === 1 ? "answer" : "answers"} ${listed(links)}`;
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
