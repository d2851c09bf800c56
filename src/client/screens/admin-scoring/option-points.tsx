import { Input, NativeSelect, Text } from "@mantine/core";
import { COMBINATIONS } from "#shared/domain/question";
import type { Question } from "./scoring-types";
import type { Worths } from "./use-worths";
import classes from "./worth-table.module.css";
import { shownPoints } from "./worth-values";

interface OptionPointsProps {
  question: Question;
  /** Such as "question 3". */
  name: string;
  worths: Worths;
  problem: string | undefined;
  problemId: string;
}

/** A field for points beside each option; all of them empty: the question does not score. */
export function OptionPoints({ question, name, worths, problem, problemId }: OptionPointsProps) {
  const typed = worths.typed[question.id];
  return (
    <>
      <ul className={classes.options}>
        {question.options?.map((option) => (
          <li key={option}>
            <span dir="auto">{option}</span>
            <Input
              size="xs"
              className={classes.points}
              aria-label={`Points of ${option}, ${name}`}
              // Mantine would describe it by its own message alone.
              withAria={false}
              aria-describedby={problemId}
              aria-invalid={problem !== undefined}
              inputMode="text"
              data-column="points"
              placeholder="–"
              value={shownPoints(question, option, typed)}
              error={problem !== undefined}
              onChange={({ currentTarget: { value } }) =>
                worths.type(question, { points: { ...typed?.points, [option]: value } })
              }
            />
          </li>
        ))}
      </ul>
      <Text id={problemId} size="xs" c="var(--mantine-color-error)" aria-live="polite">
        {problem}
      </Text>
      {question.selection === "several" && (
        <NativeSelect
          mt={6}
          size="xs"
          aria-label={`How several options of ${name} count`}
          data={COMBINATION_CHOICES}
          value={question.combine}
          onChange={({ currentTarget: { value } }) =>
            worths.save(question, { combine: COMBINATIONS.find((one) => one === value) ?? "max" })
          }
        />
      )}
    </>
  );
}

const COMBINATION_CHOICES = [
  { value: "max", label: "The best chosen option counts" },
  { value: "sum", label: "Points of chosen options add up" },
];
