import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useId } from "react";
import type { FileProblem } from "#shared/contracts/template-file";
import { trpc } from "../../../api/trpc";
import { Dialog } from "../../../ui/dialog/dialog";
import { ErrorPanel } from "../../../ui/feedback/error-panel";
import { failureMessage } from "../../../ui/feedback/errors";
import { FormErrorText } from "../../../ui/form/form-error";
import { PendingButton } from "../../../ui/form/pending-button";
import { plural } from "../../../ui/format/text";
import { IconAlertTriangle, IconInfoCircle, IconUpload } from "../../../ui/layout/icons";
import { ActiveBadge } from "../active-badge";
import { QuestionOutline, scoringLine } from "../draft/template-outline";
import { useCreatedTemplate } from "../use-made-template";
import classes from "./import-dialog.module.css";
import { type ChosenFile, type SoundPlan, useChosenFile } from "./use-chosen-file";

const FAILED = "Failed to import assessment template";

interface ImportDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Imports a template from a file: previews it, creates the template on request, and opens its questions. */
export function ImportDialog({ opened, onClose }: ImportDialogProps) {
  const onCreated = useCreatedTemplate();
  const { chosen, choose, forget } = useChosenFile();
  const { mutate, isPending, error, reset } = trpc.admin.templateFiles.import.useMutation({
    meta: { successToast: ["Success", "Assessment template imported successfully"], errorText: FAILED },
    onSuccess: onCreated.list,
  });
  const isSound = chosen?.state === "sound";
  const close = () => {
    forget();
    reset();
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={close} isHeld={isPending} title="Import template" width="38.75rem">
      <Stack>
        <FilePicker
          fileName={chosen?.name}
          disabled={isPending}
          onChoose={(file) => {
            reset();
            choose(file);
          }}
        />
        <ImportStatus chosen={chosen} />
        <FormErrorText message={failureMessage(error, FAILED)} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close} disabled={isPending}>
            Cancel
          </Button>
          <PendingButton
            pending={isPending}
            pendingLabel="Importing..."
            disabled={!isSound}
            onClick={() => isSound && mutate({ file: chosen.content }, { onSuccess: onCreated.open })}
          >
            Import file
          </PendingButton>
        </Group>
      </Stack>
    </Dialog>
  );
}

interface FilePickerProps {
  fileName: string | undefined;
  disabled: boolean;
  onChoose: (file: File) => void;
}

/** A native file input that covers its frame, so mouse, touch, keyboard and dropping work. */
function FilePicker({ fileName, disabled, onChoose }: FilePickerProps) {
  const id = useId();
  return (
    <div className={classes.area}>
      <IconUpload size={24} stroke={1.75} aria-hidden className={classes.icon} />
      <label htmlFor={id} className={classes.label}>
        {fileName === undefined ? "Choose a file" : "Choose another file"}
      </label>
      <Text size="sm" c="dimmed" id={`${id}-name`}>
        {fileName ?? "or drop an exported .json file here"}
      </Text>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        className={classes.input}
        aria-describedby={`${id}-name`}
        title=""
        disabled={disabled}
        data-autofocus
        // Without this, choosing the same file again after editing it fires no change event.
        onClick={(event) => {
          event.currentTarget.value = "";
        }}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) onChoose(file);
        }}
      />
    </div>
  );
}

/** Result of checking the file. The status line must always be mounted, so screen readers announce changes. */
function ImportStatus({ chosen }: { chosen: ChosenFile | undefined }) {
  return (
    <>
      <Text size="sm" role="status">
        {statusText(chosen)}
      </Text>
      {chosen?.state === "refused" && <ImportProblems problems={chosen.problems} />}
      {chosen?.state === "unchecked" && <ErrorPanel message={chosen.message} onRetry={chosen.retry} />}
      {chosen?.state === "sound" && <ImportPreview plan={chosen.plan} />}
    </>
  );
}

function statusText(chosen: ChosenFile | undefined): string {
  if (!chosen) return "You can review the file before it's imported.";
  if (chosen.state === "checking") return "Checking the file...";
  if (chosen.state === "refused") return "Nothing was imported. Fix the file and try again.";
  if (chosen.state === "unchecked") return "Nothing was imported.";
  const { questions } = chosen.plan;
  return `Ready to import: one template with ${plural(questions.length, "question")}.`;
}

function ImportProblems({ problems }: { problems: readonly FileProblem[] }) {
  const lines = problems.map(({ where, message }) => (where ? `${where}: ${message}` : message));
  return (
    <Alert
      color="red"
      role="alert"
      title="This file can't be imported"
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

function ImportPreview({ plan }: { plan: SoundPlan }) {
  const { title, isActive, sameTitle, scoring, conditionCount, cardCount, questions } = plan;
  return (
    <Stack gap="sm">
      <div>
        <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
          <Title order={3} dir="auto">
            {title}
          </Title>
          <ActiveBadge isActive={isActive} />
        </Group>
        <Text size="sm" c="dimmed">
          {isActive
            ? "It will be available for new assessments right away."
            : "It stays inactive until you activate it."}
        </Text>
        {questions.length > 0 && (
          <Text size="sm" c="dimmed" dir="auto">
            {scoringLine({ dimensions: scoring?.dimensions ?? [], conditionCount, cardCount })}
          </Text>
        )}
      </div>
      {sameTitle > 0 && (
        <Alert color="yellow" role="note" icon={<IconInfoCircle size={20} aria-hidden />}>
          {sameTitle === 1
            ? "A template with this title already exists. The import will be added as a separate template."
            : `${sameTitle} templates with this title already exist. The import will be added as a separate template.`}
        </Alert>
      )}
      {questions.length === 0 ? (
        <Text size="sm">This template has no questions yet.</Text>
      ) : (
        <QuestionOutline label="Questions in the file" questions={questions} />
      )}
    </Stack>
  );
}
