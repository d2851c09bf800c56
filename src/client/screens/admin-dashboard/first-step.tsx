import { Text, VisuallyHidden } from "@mantine/core";
import type { FirstStep as Name } from "#shared/domain/first-steps";
import type { FirstSteps } from "../../data/first-steps";
import { IconCheck } from "../../ui/icons";
import classes from "./first-steps.module.css";
import { StepAction } from "./step-action";

const TEXTS: Record<Name, [title: string, text: string]> = {
  look: [
    "Look at the example",
    "A template with all three types of questions, and what guides the analysis.",
  ],
  take: ["Take it yourself", "As a participant, in the chat or by form. It opens in a new tab."],
  write: ["Write your own", "Begin empty, let a draft be made for you, or copy the example and change it."],
  invite: ["Invite somebody", "They get a link and can begin at once, without a password."],
  read: [
    "Read the first result",
    "Answers, conversation and recommendations, as soon as somebody has completed.",
  ],
};

interface FirstStepProps {
  step: Name;
  number: number;
  steps: FirstSteps;
  /** Whether it is the one to take now. */
  isNext: boolean;
}

/** One step: what it is about and the way to it, or that it is done. */
export function FirstStep({ step, number, steps, isNext }: FirstStepProps) {
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
