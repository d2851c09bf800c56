import { Alert, Text } from "@mantine/core";
import type { FileProblem } from "#shared/contracts/template-file";
import { IconAlertTriangle } from "../../ui/icons";
import classes from "./import-problems.module.css";

/** Everything that keeps a file from being imported. */
export function ImportProblems({ problems }: { problems: readonly FileProblem[] }) {
  const lines = problems.map(({ where, message }) => (where ? `${where}: ${message}` : message));
  return (
    <Alert
      color="red"
      role="alert"
      title="This file cannot be imported"
      icon={<IconAlertTriangle size={20} aria-hidden />}
    >
      {lines.length === 1 ? (
        <Text size="sm">{lines[0]}</Text>
      ) : (
        <ul className={classes.list}>
          {[...new Set(lines)].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
