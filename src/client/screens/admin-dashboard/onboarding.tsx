import { Card, Group, Stack, Text, Title, VisuallyHidden } from "@mantine/core";
import { FIRST_STEPS, type FirstStep } from "#shared/domain/onboarding-steps";
import type { OnboardingData } from "../../api/onboarding";
import { trpc } from "../../api/trpc";
import { CopyDirectLink } from "../../components/template/copy-direct-link";
import { focusHeading } from "../../ui/browser/focus";
import { failureMessage } from "../../ui/feedback/errors";
import { ProgressBar } from "../../ui/feedback/progress-bar";
import { FormErrorText } from "../../ui/form/form-error";
import { PendingButton } from "../../ui/form/pending-button";
import { percent } from "../../ui/format/numbers";
import { plural } from "../../ui/format/text";
import { IconCheck } from "../../ui/layout/icons";
import { ButtonLink } from "../../ui/layout/links";
import classes from "./onboarding.module.css";

const FAILED = "Couldn't dismiss these steps. Try again.";

/** Getting-started checklist. Shrinks to one line of open steps once there is a result. */
export function Onboarding({ steps }: { steps: OnboardingData }) {
  const utils = trpc.useUtils();
  const dismissal = trpc.admin.firstSteps.note.useMutation({
    meta: { errorText: FAILED },
    onSuccess: async () => {
      await utils.admin.firstSteps.get.invalidate();
      // The button is removed with the list.
      focusHeading();
    },
  });
  const visibleSteps = FIRST_STEPS.filter((step) => step !== "look" || steps.example);
  const open = visibleSteps.filter((step) => !steps.isDone[step]);
  const dismissButton = (
    <PendingButton
      variant="subtle"
      color="gray"
      px="sm"
      className={classes.away}
      pending={dismissal.isPending}
      onClick={() => dismissal.mutate({ step: "putAway" })}
    >
      Dismiss
    </PendingButton>
  );
  const failure = <FormErrorText message={failureMessage(dismissal.error, FAILED)} />;
  if (steps.firstResult !== null) {
    return (
      <Card component="section" aria-labelledby="first-steps" py="sm">
        <div className={classes.line}>
          <h2 id="first-steps" className={classes.left}>
            Get started: {plural(open.length, "step")} left
          </h2>
          {open.map((step) => (
            <StepLink key={step} step={step} steps={steps} />
          ))}
          {dismissButton}
        </div>
        {failure}
      </Card>
    );
  }
  const doneCount = visibleSteps.length - open.length;
  return (
    <Card component="section" aria-labelledby="first-steps">
      <Stack gap="md">
        <Group justify="space-between" align="flex-start" wrap="nowrap">
          <div>
            <Title order={2} id="first-steps">
              Get started
            </Title>
            <Text size="sm" c="dimmed">
              {doneCount} of {visibleSteps.length} done
            </Text>
          </div>
          {dismissButton}
        </Group>
        <ProgressBar value={percent(doneCount, visibleSteps.length)} label="Getting-started steps" />
        {failure}
        <ol className={classes.steps}>
          {visibleSteps.map((step, index) => (
            <OnboardingStep
              key={step}
              step={step}
              number={index + 1}
              steps={steps}
              isNext={step === open[0]}
            />
          ))}
        </ol>
      </Stack>
    </Card>
  );
}

/** Link to a step, labeled with its title. Steps without their own target link to the templates. */
function StepLink({ step, steps }: { step: FirstStep; steps: OnboardingData }) {
  const [title] = TEXTS[step];
  const { example, toTake, firstResult } = steps;
  if (step === "invite" && toTake) return <CopyDirectLink template={toTake} label={title} />;
  if (step === "look" && example) {
    return (
      <ButtonLink
        variant="default"
        size="sm"
        to="/admin/templates/$assessmentId/questions"
        params={{ assessmentId: example.id }}
      >
        {title}
      </ButtonLink>
    );
  }
  if (step === "take" && toTake) {
    return (
      <ButtonLink
        variant="default"
        size="sm"
        to="/direct-assessment/$templateId"
        params={{ templateId: toTake.id }}
        target="_blank"
      >
        {title}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </ButtonLink>
    );
  }
  if (step === "read" && firstResult !== null) {
    return (
      <ButtonLink variant="default" size="sm" to="/admin/assessments/$id" params={{ id: firstResult }}>
        {title}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink variant="default" size="sm" to="/admin/templates">
      {title}
    </ButtonLink>
  );
}

const TEXTS: Record<FirstStep, [title: string, text: string]> = {
  look: ["Look at the example", "See a finished template with every question type, scoring and advice."],
  take: ["Try it as a participant", "Answer in the chat or the form. Opens in a new tab."],
  write: ["Create your own template", "Start from scratch, from the library, or from a copy of the example."],
  invite: [
    "Share your link",
    "Copy your template's link or invite people by email. They can start right away without a password.",
  ],
  read: [
    "View your first result",
    "See the answers, conversation and recommendations once someone finishes.",
  ],
};

interface OnboardingStepProps {
  step: FirstStep;
  number: number;
  steps: OnboardingData;
  /** Whether it is the first open step. */
  isNext: boolean;
}

function OnboardingStep({ step, number, steps, isNext }: OnboardingStepProps) {
  const isDone = steps.isDone[step];
  const [title, text] = TEXTS[step];
  return (
    <li className={classes.step} data-done={isDone || undefined} data-next={isNext || undefined}>
      <span className={classes.mark} aria-hidden>
        {isDone ? <IconCheck size={18} stroke={2.25} /> : number}
      </span>
      <div className={classes.what}>
        <Text fw={600} c={isDone ? "dimmed" : undefined}>
          {title}
          {isDone && <VisuallyHidden> (done)</VisuallyHidden>}
        </Text>
        {!isDone && (
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        )}
      </div>
      {!isDone && <StepAction step={step} steps={steps} variant={isNext ? "filled" : "default"} />}
    </li>
  );
}

interface StepActionProps {
  step: FirstStep;
  steps: OnboardingData;
  variant: "filled" | "default";
}

/** Action of a step; null while there is nothing to open. */
function StepAction({ step, steps, variant }: StepActionProps) {
  const buttonProps = { variant, className: classes.action };
  const { example, toTake, firstResult } = steps;
  switch (step) {
    case "look":
      return example ? (
        <ButtonLink
          {...buttonProps}
          to="/admin/templates/$assessmentId/questions"
          params={{ assessmentId: example.id }}
        >
          Open example
        </ButtonLink>
      ) : null;
    case "take":
      return toTake ? (
        <ButtonLink
          {...buttonProps}
          to="/direct-assessment/$templateId"
          params={{ templateId: toTake.id }}
          target="_blank"
        >
          Try it
        </ButtonLink>
      ) : null;
    case "write":
      return (
        <ButtonLink {...buttonProps} to="/admin/templates">
          Go to templates
        </ButtonLink>
      );
    case "invite":
      return (
        <div className={classes.actions}>
          {toTake && <CopyDirectLink template={toTake} variant={variant} size="md" />}
          <ButtonLink to="/admin/users" search={{ invite: true }} variant="default">
            Invite people
          </ButtonLink>
        </div>
      );
    case "read":
      return firstResult ? (
        <ButtonLink {...buttonProps} to="/admin/assessments/$id" params={{ id: firstResult }}>
          View result
        </ButtonLink>
      ) : null;
  }
}
