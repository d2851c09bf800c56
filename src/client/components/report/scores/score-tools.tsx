import { Button, Group } from "@mantine/core";
import { type ComponentType, useState } from "react";
import { notify } from "../../../ui/feedback/notify";
import classes from "./overall.module.css";
import type { ValuedResults } from "./score-view";

type Tool = ComponentType<{ results: ValuedResults; onClose: () => void }>;

const EXPLAIN_LABEL = "How this score works";
const TRY_LABEL = "Try different answers";

interface ScoreToolsProps {
  results: ValuedResults;
  canTry: boolean;
}

/** Buttons that explain the scores. Their dialogs are loaded on click. */
export function ScoreTools({ results, canTry }: ScoreToolsProps) {
  const [tool, setTool] = useState<{ Shown: Tool }>();
  async function open(name: string, load: () => Promise<Tool>): Promise<void> {
    try {
      setTool({ Shown: await load() });
    } catch {
      notify.error(`Couldn't open “${name}”`, "Please check your connection and try again.");
    }
  }
  return (
    <Group gap="xs" mt="md" className={classes.tools} data-print="hide">
      <Button
        variant="default"
        size="sm"
        onClick={() =>
          void open(
            EXPLAIN_LABEL,
            async () => (await import("./score-explanation-dialog")).ScoreExplanationDialog,
          )
        }
      >
        {EXPLAIN_LABEL}
      </Button>
      {canTry && (
        <Button
          variant="default"
          size="sm"
          onClick={() => void open(TRY_LABEL, async () => (await import("./what-if-dialog")).WhatIfDialog)}
        >
          {TRY_LABEL}
        </Button>
      )}
      {tool && <tool.Shown results={results} onClose={() => setTool(undefined)} />}
    </Group>
  );
}
