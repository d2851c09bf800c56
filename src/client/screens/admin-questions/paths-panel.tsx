import { Badge, Card, Text } from "@mantine/core";
import { useMemo, useState } from "react";
import { minutesText } from "#shared/domain/duration";
import { type Paths, pathsOf, type Span } from "#shared/domain/paths";
import { plural } from "../../ui/plural";
import type { Question } from "./editor-types";
import classes from "./paths-panel.module.css";

/** Which ways lead through the template: how short, how long, and which questions nobody will ever see. */
export function PathsPanel({ questions }: { questions: readonly Question[] }) {
  const [isOpen, setOpen] = useState(false);
  const follow = ({ currentTarget }: { currentTarget: HTMLElement }) =>
    setOpen(currentTarget.hasAttribute("open"));
  return (
    <Card padding="md" component="details" className={classes.panel} onToggle={follow}>
      <summary>Paths</summary>
      {isOpen && <Ways questions={questions} />}
    </Card>
  );
}

function Ways({ questions }: { questions: readonly Question[] }) {
  const paths = useMemo(() => pathsOf(questions), [questions]);
  if (!paths)
    return (
      <Text size="sm" mt="xs">
        There are too many ways through these questions to count, so none is said to be never shown.
      </Text>
    );
  return (
    <>
      <dl className={classes.facts}>
        <Fact name="Shortest" value={wayText(paths, "least")} />
        <Fact name="Longest" value={wayText(paths, "most")} />
      </dl>
      <Text size="sm" c="dimmed" mt="xs">
        {paths.never.length === 0
          ? "Every question is shown on some way."
          : `${plural(paths.never.length, "question")} will never be shown: no answers lead there.`}
      </Text>
      <ol className={classes.list} aria-label="Questions and whether they can be reached">
        {questions.map(({ id, questionText }, index) => (
          <li key={id}>
            <span className={classes.number}>{index + 1}</span>
            <span dir="auto" className={classes.text}>
              {questionText}
            </span>
            {paths.never.includes(id) ? (
              <Badge size="sm" color="red">
                Never
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

const wayText = ({ questions, minutes }: Paths, end: keyof Span) =>
  `${plural(questions[end], "question")}, about ${minutesText(minutes[end])}`;

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
