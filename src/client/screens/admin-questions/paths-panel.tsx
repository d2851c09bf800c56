import { Badge, Card, Text } from "@mantine/core";
import { useMemo, useState } from "react";
import { minutesText } from "#shared/domain/lib/attempt-duration";
import { analyzePaths, type PathSpan, type Paths } from "#shared/domain/questions/path-analysis";
import { plural } from "../../ui/format/text";
import type { EditedQuestion } from "./editor/editor-types";
import classes from "./paths-panel.module.css";

/** Shortest and longest path through the template, and questions that can't be reached. Calculated only while open. */
export function PathsPanel({ questions }: { questions: readonly EditedQuestion[] }) {
  const [isOpen, setOpen] = useState(false);
  const follow = ({ currentTarget }: { currentTarget: HTMLElement }) =>
    setOpen(currentTarget.hasAttribute("open"));
  return (
    <Card padding="md" component="details" className={classes.panel} onToggle={follow}>
      <summary>Length and logic</summary>
      {isOpen && <PathSummary questions={questions} />}
    </Card>
  );
}

function PathSummary({ questions }: { questions: readonly EditedQuestion[] }) {
  const paths = useMemo(() => analyzePaths(questions), [questions]);
  if (!paths)
    return (
      <Text size="sm" mt="xs">
        There are too many combinations of answers to check.
      </Text>
    );
  return (
    <>
      <dl className={classes.facts}>
        <Fact name="Shortest" value={pathText(paths, "least")} />
        <Fact name="Longest" value={pathText(paths, "most")} />
      </dl>
      <Text size="sm" c="dimmed" mt="xs">
        {paths.never.length === 0
          ? "Every question can be reached."
          : `${plural(paths.never.length, "question")} can't be reached with any combination of answers.`}
      </Text>
      <ol className={classes.list} aria-label="Which questions can be reached">
        {questions.map(({ id, questionText }, index) => (
          <li key={id}>
            <span className={classes.number}>{index + 1}</span>
            <span dir="auto" className={classes.text}>
              {questionText}
            </span>
            {paths.never.includes(id) ? (
              <Badge size="sm" color="red">
                Never shown
              </Badge>
            ) : (
              <Badge size="sm" color="gray">
                Reachable
              </Badge>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

const pathText = ({ questions, minutes }: Paths, end: keyof PathSpan) =>
  `${plural(questions[end], "question")}, about ${minutesText(minutes[end])}`;

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
