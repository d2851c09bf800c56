import { Paper, Title } from "@mantine/core";
import { type ComponentProps, memo } from "react";
import classes from "./answers-aside.module.css";
import { AnswersList } from "./answers-list";

/** The answers beside the conversation, where there is room. */
export const AnswersAside = memo(function AnswersAside(props: ComponentProps<typeof AnswersList>) {
  return (
    <Paper component="aside" withBorder radius="xl" className={classes.aside} aria-label="Your answers">
      <Title order={2} size="h3" px="xs" mb="xs">
        Your answers
      </Title>
      <AnswersList {...props} />
    </Paper>
  );
});
