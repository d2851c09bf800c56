import { Text } from "@mantine/core";
import { scaleLabel } from "#shared/domain/questions/question";
import classes from "./answer-outline.module.css";
import type { EditedQuestion } from "./editor-types";

/** What can be answered: the options and which of them stand alone, or what the ends of a scale are called. */
export function AnswerOutline({ question }: { question: EditedQuestion }) {
  const { options, exclusiveOptions, scaleLabels } = question;
  return (
    <>
      {scaleLabels && (
        <Text size="sm" c="dimmed" mt={10}>
          1 = <bdi>{scaleLabel(question, "1")}</bdi>, 5 = <bdi>{scaleLabel(question, "5")}</bdi>
        </Text>
      )}
      {options && (
        <ul className={classes.options}>
          {options.map((option) => (
            <li key={option}>
              <bdi>{option}</bdi>
              {exclusiveOptions?.includes(option) && " (exclusive)"}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
