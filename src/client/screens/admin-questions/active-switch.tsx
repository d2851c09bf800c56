import { Button, Group, Stack, Switch, Text } from "@mantine/core";
import { useState } from "react";
import { trpc } from "../../api/trpc";
import { Dialog } from "../../ui/dialog/dialog";
import classes from "./active-switch.module.css";
import type { EditedTemplate } from "./editor/editor-types";
import { SuggestCardsLink } from "./no-advice-card";
import { useTemplateChange } from "./use-template-change";

interface ActiveSwitchProps {
  template: EditedTemplate;
  /** Whether activating would leave participants without advice; confirmed once per template. */
  hasNoAdvice: boolean;
}

/** Sets whether new assessments can start. Optimistic: reverts if saving fails. */
export function ActiveSwitch({ template, hasNoAdvice }: ActiveSwitchProps) {
  const [isAsking, setAsking] = useState(false);
  const utils = trpc.useUtils();
  const change = useTemplateChange(template.id);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const show = (isActive: boolean) =>
    utils.admin.templates.get.setData({ id: template.id }, (known) => known && { ...known, isActive });

  const toggle = async (isActive: boolean) => {
    if (pending) return;
    setPending(true);
    setError(undefined);
    show(isActive);
    const refused = await change("template status", { isActive });
    if (refused !== undefined) show(!isActive);
    setError(refused);
    setPending(false);
  };
  const askOrToggle = (isActive: boolean) => {
    if (pending) return;
    if (!isActive || !hasNoAdvice || wasAskedAboutAdvice(template.id)) return void toggle(isActive);
    rememberAskedAboutAdvice(template.id);
    setAsking(true);
  };
  const control = (
    <Switch
      label={
        template.isActive
          ? "Active (Available for new assessments)"
          : "Inactive (Hidden from new assessments)"
      }
      checked={template.isActive}
      aria-disabled={pending || undefined}
      error={error}
      onChange={(event) => askOrToggle(event.currentTarget.checked)}
    />
  );
  return (
    <>
      {control}
      <ActivateDialog
        assessmentId={template.id}
        opened={isAsking}
        onClose={() => setAsking(false)}
        onActivate={() => {
          setAsking(false);
          void toggle(true);
        }}
      />
    </>
  );
}

const keyOf = (id: number) => `activated-without-advice:${id}`;

/** Whether this browser already asked about activating without advice. False if storage is unavailable. */
function wasAskedAboutAdvice(id: number): boolean {
  try {
    return localStorage.getItem(keyOf(id)) !== null;
  } catch {
    return false;
  }
}

function rememberAskedAboutAdvice(id: number): void {
  try {
    localStorage.setItem(keyOf(id), "1");
  } catch {
    // Without storage, the dialog appears again.
  }
}

interface ActivateDialogProps {
  assessmentId: number;
  opened: boolean;
  onActivate: () => void;
  onClose: () => void;
}

/** Confirms activating a template without advice. Closing it changes nothing. */
function ActivateDialog({ assessmentId, opened, onActivate, onClose }: ActivateDialogProps) {
  return (
    <Dialog opened={opened} title="Activate without advice?" onClose={onClose}>
      <Stack>
        <Text>
          Participants will see their answers and any scores, but nothing about what to do next. Advice you
          add later applies only to assessments started after that.
        </Text>
        <Group justify="flex-end" gap="sm" className={classes.buttons}>
          <Button variant="default" onClick={onActivate}>
            Activate anyway
          </Button>
          <SuggestCardsLink assessmentId={assessmentId} isFirst />
        </Group>
      </Stack>
    </Dialog>
  );
}
