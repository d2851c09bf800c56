import { Card, Collapse, Text, UnstyledButton } from "@mantine/core";
import { useLocalStorage } from "@mantine/hooks";
import { useId } from "react";
import { useHydrated } from "../../ui/browser/use-hydrated";
import { IconChevronDown, IconInfoCircle } from "../../ui/layout/icons";
import classes from "./how-it-works.module.css";

const STEPS = [
  ["Create a template", "Add a title and a description for participants, or let Askwell draft it for you."],
  ["Add questions", "Choose text, multiple choice or rating, set the order, and mark required questions."],
  [
    "Guide the analysis",
    "Use the results analysis prompt to tell the AI what to focus on in its recommendations.",
  ],
  ["Share the link", "Copy the direct link of an active template and send it to your participants."],
  ["Review the results", "Find answers, conversations and recommendations under Assessments."],
] as const;

/** Collapsible help panel that remembers whether it is open. */
export function HowItWorks() {
  const [isKeptOpen, setOpened] = useLocalStorage({
    key: "templates-help",
    defaultValue: false,
    // Read synchronously, or the page would jump when the panel opens.
    getInitialValueInEffect: false,
  });
  const opened = useHydrated() && isKeptOpen;
  const id = useId();
  return (
    <Card padding={0}>
      <UnstyledButton
        className={classes.toggle}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        <IconInfoCircle size={20} stroke={1.75} aria-hidden className={classes.icon} />
        How Assessment Templates Work
        <IconChevronDown
          size={18}
          stroke={1.75}
          aria-hidden
          className={classes.chevron}
          data-opened={opened || undefined}
        />
      </UnstyledButton>
      <Collapse id={id} expanded={opened}>
        <ol className={classes.steps}>
          {STEPS.map(([title, text]) => (
            <li key={title}>
              <Text fw={600} size="sm">
                {title}
              </Text>
              <Text size="sm" c="dimmed">
                {text}
              </Text>
            </li>
          ))}
        </ol>
        <Text size="sm" c="dimmed" px={20} pb={20}>
          Participants keep the questions they started with. Later changes to the template don't affect them.
        </Text>
      </Collapse>
    </Card>
  );
}
