import { Card, Group, Stack, Text, Title } from "@mantine/core";
import { FIRST_STEPS } from "#shared/domain/first-steps";
import type { FirstSteps as Steps } from "../../data/first-steps";
import { trpc } from "../../data/trpc";
import { failureMessage } from "../../ui/errors";
import { focusHeading } from "../../ui/focus";
import { FormError } from "../../ui/form-error";
import { PendingButton } from "../../ui/pending-button";
import { percent } from "../../ui/percent";
import { ProgressBar } from "../../ui/progress-bar";
import { FirstStep } from "./first-step";
import classes from "./first-steps.module.css";

const FAILED = "The list could not be put away.";

/** What to do in the first hour. It ticks itself, and goes when all is done or somebody puts it away. */
export function FirstSteps({ steps }: { steps: Steps }) {
  const utils = trpc.useUtils();
  const putAway = trpc.admin.firstSteps.note.useMutation({
    meta: { failed: FAILED },
    onSuccess: async () => {
      await utils.admin.firstSteps.get.invalidate();
      // The button has gone with the list.
      focusHeading();
    },
  });
  const shown = FIRST_STEPS.filter((step) => step !== "look" || steps.example);
  const open = shown.filter((step) => !steps.isDone[step]);
  const doneCount = shown.length - open.length;
  return (
    <Card component="section" aria-labelledby="first-steps">
      <Stack gap="md">
        <Group justify="space-between" align="flex-start" wrap="nowrap">
          <div>
            <Title order={2} id="first-steps">
              Your first hour
            </Title>
            <Text size="sm" c="dimmed">
              {doneCount} of {shown.length} done
            </Text>
          </div>
          <PendingButton
            variant="subtle"
            color="gray"
            px="sm"
            className={classes.away}
            pending={putAway.isPending}
            onClick={() => putAway.mutate({ step: "putAway" })}
          >
            Put away
          </PendingButton>
        </Group>
        <ProgressBar value={percent(doneCount, shown.length)} label="Steps of the first hour" />
        <FormError message={failureMessage(putAway.error, FAILED)} />
        <ol className={classes.steps}>
          {shown.map((step, index) => (
            <FirstStep key={step} step={step} number={index + 1} steps={steps} isNext={step === open[0]} />
          ))}
        </ol>
      </Stack>
    </Card>
  );
}
