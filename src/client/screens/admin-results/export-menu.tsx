import { Button, Card, Group, Menu, Text } from "@mantine/core";
import { sizeText } from "#shared/domain/lib/size-text";
import { ErrorPanel } from "../../ui/feedback/error-panel";
import { MovingBar } from "../../ui/feedback/progress-bar";
import { IconChevronDown, IconDownload } from "../../ui/layout/icons";
import { EXPORTS, type ExportKind, type ExportState } from "./use-export";

interface ExportMenuProps {
  state: ExportState;
  onStart: (kind: ExportKind) => void;
}

/** Menu of export formats. */
export function ExportMenu({ state, onStart }: ExportMenuProps) {
  const isBusy = state.step === "running";
  return (
    <Menu disabled={isBusy} returnFocus withinPortal={false}>
      <Menu.Target>
        <Button
          variant="default"
          aria-disabled={isBusy || undefined}
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
          data-print="hide"
          rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        >
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {KINDS.map((kind) => (
          <Menu.Item key={kind} onClick={() => onStart(kind)}>
            {EXPORTS[kind].label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

const KINDS = ["csv", "columns", "xlsx", "jsonl"] as const;

interface ExportStatusProps {
  state: ExportState;
  onCancel: () => void;
  onRetry: (kind: ExportKind) => void;
}

/** Progress of a download with a Cancel button, or its error. */
export function ExportStatus({ state, onCancel, onRetry }: ExportStatusProps) {
  if (state.step === "failed")
    return <ErrorPanel title="Export Failed" message={state.message} onRetry={() => onRetry(state.kind)} />;
  if (state.step !== "running") return null;
  const { kind, bytes } = state;
  return (
    <Card padding="md" role="status" aria-label="Export" data-print="hide">
      <Group justify="space-between" wrap="nowrap" mb="xs">
        <Text size="sm">
          Exporting {EXPORTS[kind].name}
          {bytes > 0 && <span aria-hidden>: {sizeText(bytes)}</span>}
        </Text>
        <Button variant="subtle" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
      <MovingBar />
    </Card>
  );
}
