import { optionsIn, type RuleProblem } from "#shared/domain/questions/condition-check";
import { truncate } from "../../lib/truncate";
import type { QuestionRow } from "./rules";

/** The most characters of a question quoted in a message. */
const MAX_QUOTE_LENGTH = 80;

const quote = (text: string) => `"${truncate(text, MAX_QUOTE_LENGTH)}"`;

/** The question's number and text. */
const nameOf = (question: QuestionRow, questions: readonly QuestionRow[]) =>
  `question ${1 + questions.findIndex(({ id }) => id === question.id)} (${quote(question.questionText)})`;

/** Why two questions can't be in this order. */
export function orderText(
  { question, referenced }: RuleProblem<QuestionRow>,
  questions: readonly QuestionRow[],
) {
  if (!referenced) return "A condition uses a question that doesn't exist.";
  return capitalize(
    `${nameOf(question, questions)} depends on ${nameOf(referenced, questions)} and must come after it. Move both or remove the condition.`,
  );
}

/** Why a question can't be deleted. */
export function inUseText(question: QuestionRow, users: readonly QuestionRow[], all: readonly QuestionRow[]) {
  return capitalize(
    `${nameOf(question, all)} decides whether ${listOf(users.map((user) => nameOf(user, all)))} is shown. Remove those conditions first.`,
  );
}

/** Why an option can't be removed or a type changed. */
export function misfitText(problems: readonly RuleProblem<QuestionRow>[], all: readonly QuestionRow[]) {
  const [{ rule, referenced, part } = {}] = problems;
  if (!rule || !referenced) return "A condition uses a question that doesn't exist.";
  const users = [...new Set(problems.map(({ question }) => question))];
  const dependents = listOf(users.map((user) => nameOf(user, all)));
  const missingOption =
    part === "value" ? optionsIn(rule).find((option) => !referenced.options?.includes(option)) : null;
  if (missingOption && referenced.questionType === "multiple_choice")
    return `The option ${quote(missingOption)} in ${nameOf(referenced, all)} decides whether ${dependents} is shown. Remove it from those conditions first.`;
  return capitalize(
    `${nameOf(referenced, all)} decides whether ${dependents} is shown, and this change would break that condition. Remove the condition first.`,
  );
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const listOf = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} or ${parts.at(-1)}`;
