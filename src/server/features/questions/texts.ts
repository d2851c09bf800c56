import { optionsIn, type RuleProblem } from "#shared/domain/condition-check";
import { shortened } from "../../kernel/shortened";
import type { QuestionRow } from "./rules";

/** Why a change of a template's questions is refused: what is in use, and where. */

/** As much of a question's text as a sentence about it bears, in characters. */
const LONGEST = 80;

const quoted = (text: string) => `"${shortened(text, LONGEST)}"`;

/** Its place and its text, as the questions stand. */
const nameOf = (question: QuestionRow, questions: readonly QuestionRow[]) =>
  `question ${1 + questions.findIndex(({ id }) => id === question.id)} (${quoted(question.questionText)})`;

/** What two questions that cannot stand in this order have to do with each other. */
export function orderText({ question, named }: RuleProblem<QuestionRow>, questions: readonly QuestionRow[]) {
  if (!named) return "A rule names a question that is not there.";
  return capital(
    `${nameOf(question, questions)} is shown by the answer to ${nameOf(named, questions)}, so it has to come after it. Move both, or remove the rule.`,
  );
}

/** Why a question cannot be deleted. */
export function inUseText(question: QuestionRow, users: readonly QuestionRow[], all: readonly QuestionRow[]) {
  return capital(
    `${nameOf(question, all)} decides whether ${listOf(users.map((user) => nameOf(user, all)))} is shown. Remove the rules there first.`,
  );
}

/** Why an option cannot go, or a type not change. */
export function misfitText(problems: readonly RuleProblem<QuestionRow>[], all: readonly QuestionRow[]) {
  const [{ rule, named, part } = {}] = problems;
  if (!rule || !named) return "A rule names a question that is not there.";
  const users = [...new Set(problems.map(({ question }) => question))];
  const where = listOf(users.map((user) => nameOf(user, all)));
  const stray = part === "value" ? optionsIn(rule).find((option) => !named.options?.includes(option)) : null;
  if (stray && named.questionType === "multiple_choice")
    return `${quoted(stray)} of ${nameOf(named, all)} decides whether ${where} is shown. Remove it from the rules there first.`;
  return capital(
    `${nameOf(named, all)} decides whether ${where} is shown, by a rule that would no longer fit. Remove the rules there first.`,
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const listOf = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} or ${parts.at(-1)}`;
