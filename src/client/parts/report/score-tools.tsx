import { Button, Group } from "@mantine/core";
import { type ComponentType, useState } from "react";
import { notify } from "../../ui/notify";
import type { ValuedResults } from "./standings";

type Tool = ComponentType<{ results: ValuedResults; onClose: () => void }>;

interface ScoreToolsProps {
  results: ValuedResults;
  /** Whether other answers can be tried out. */
  canTry: boolean;
}

/** What can be asked about the values. Its windows are fetched when somebody asks. */
export function ScoreTools({ results, canTry }: ScoreToolsProps) {
  const [tool, setTool] = useState<{ Shown: Tool }>();
  async function open(load: () => Promise<Tool>): Promise<void> {
    try {
      setTool({ Shown: await load() });
    } catch {
      notify.error("Could not be opened", "Please check your connection and try again.");
    }
  }
  return (
    <Group gap="xs" mt="md" data-print="hide">
      <Button
        variant="default"
        size="sm"
        onClick={() => void open(async () => (await import("./why-dialog")).WhyDialog)}
      >
        Why this value
      </Button>
      {canTry && (
        <Button
          variant="default"
          size="sm"
          onClick={() => void open(async () => (await import("./what-if-dialog")).WhatIfDialog)}
        >
          What if
        </Button>
      )}
      {tool && <tool.Shown results={results} onClose={() => setTool(undefined)} />}
    </Group>
  );
}
