import { Card, Collapse, Text, UnstyledButton } from "@mantine/core";
import { useLocalStorage } from "@mantine/hooks";
import { useId } from "react";
import { IconChevronDown, IconInfoCircle } from "../../ui/icons";
import { useInBrowser } from "../../ui/use-in-browser";
import classes from "./how-it-works.module.css";

const STEPS = [
  [
    "Create a template",
    "Give it a title and a description that participants will read, or let a draft be made from what you want to find out.",
  ],
  ["Add questions", "Text, multiple choice or rating, in the order they are asked. Say which are required."],
  ["Guide the analysis", "The results analysis prompt says what the recommendations should look at."],
  [
    "Share the link",
    "Copy the direct link of an active template and send it to the people you want to hear from.",
  ],
  ["Read the results", "Answers, conversation and recommendations appear under Assessments."],
] as const;

/** A help panel that stays as it was left. */
export function HowItWorks() {
  const [isKeptOpen, setOpened] = useLocalStorage({
    key: "templates-help",
    defaultValue: false,
    // At once, or the page below would jump when it turns out to be open.
    getInitialValueInEffect: false,
  });
  const opened = useInBrowser() && isKeptOpen;
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
          Whoever begins or is invited gets a copy of the questions. Changing or deleting a template later
          does not change what they answer.
        </Text>
      </Collapse>
    </Card>
  );
}
