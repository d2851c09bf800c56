import type { FirstStep } from "#shared/domain/first-steps";
import type { FirstSteps } from "../../data/first-steps";
import { ButtonLink } from "../../ui/links";
import classes from "./first-steps.module.css";

interface StepActionProps {
  step: FirstStep;
  steps: FirstSteps;
  variant: "filled" | "default";
}

/** The way to a step; nothing where there is none yet. */
export function StepAction({ step, steps, variant }: StepActionProps) {
  const look = { variant, className: classes.action };
  const { example, toTake, firstResult } = steps;
  switch (step) {
    case "look":
      return example ? (
        <ButtonLink
          {...look}
          to="/admin/templates/$assessmentId/questions"
          params={{ assessmentId: example.id }}
        >
          Open the example
        </ButtonLink>
      ) : null;
    case "take":
      return toTake ? (
        <ButtonLink
          {...look}
          to="/direct-assessment/$templateId"
          params={{ templateId: toTake.id }}
          target="_blank"
        >
          Take it
        </ButtonLink>
      ) : null;
    case "write":
      return (
        <ButtonLink {...look} to="/admin/templates">
          Go to Templates
        </ButtonLink>
      );
    case "invite":
      return (
        <ButtonLink {...look} to="/admin/users" search={{ invite: true }}>
          Invite
        </ButtonLink>
      );
    case "read":
      return firstResult ? (
        <ButtonLink {...look} to="/admin/assessments/$id" params={{ id: firstResult }}>
          Read it
        </ButtonLink>
      ) : null;
  }
}
