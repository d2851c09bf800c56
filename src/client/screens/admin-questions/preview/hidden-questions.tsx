import { Text } from "@mantine/core";
import { conditionSentence } from "../../../parts/rules/rule-sentence";
import classes from "./preview.module.css";
import type { Trial } from "./use-trial";

/** What does not apply as the answers stand, and why. */
export function HiddenQuestions({ trial: { questions, asked } }: { trial: Trial }) {
  const hidden = questions.flatMap(({ id, questionText, conditions }, index) =>
    conditions && !asked.some((question) => question.id === id)
      ? [{ id, number: index + 1, questionText, why: conditionSentence(conditions, questions) }]
      : [],
  );
  if (!questions.some(({ conditions }) => conditions)) return null;
  return (
    <section aria-label="Hidden questions" className={classes.hidden}>
      <Text size="sm" fw={600} role="status">
        {hidden.length === 0 ? "Nothing is hidden with these answers" : "Hidden with these answers"}
      </Text>
      {hidden.length > 0 && (
        <ul>
          {hidden.map(({ id, number, questionText, why }) => (
            <li key={id}>
              <span dir="auto">
                {number}. {questionText}
              </span>
              <Text size="sm" c="dimmed" dir="auto">
                {why}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
