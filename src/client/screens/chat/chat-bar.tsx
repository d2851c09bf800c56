import { Button } from "@mantine/core";
import { type ComponentProps, memo } from "react";
import type { AttemptId } from "#shared/domain/ids";
import { ScreenBar } from "../../parts/screen-bar";
import { IconArrowLeft, IconForms, IconInfoCircle, IconListDetails } from "../../ui/icons";
import { ButtonLink } from "../../ui/links";
import classes from "./chat-screen.module.css";

/** What opens over the conversation. */
export type Shown = "answers" | "about";

interface ChatBarProps extends Pick<ComponentProps<typeof ScreenBar>, "title" | "description" | "language"> {
  attemptId: AttemptId;
  /** Where the form opens, from 1; 0 where nothing is left to answer. */
  place: number;
  onShow: (what: Shown) => void;
}

/** The conversation's title, and what leads away from it. No press in the conversation waits for it. */
export const ChatBar = memo(function ChatBar({ attemptId, place, onShow, ...names }: ChatBarProps) {
  return (
    <ScreenBar
      {...names}
      back={
        <ButtonLink
          to="/user-dashboard"
          variant="subtle"
          size="sm"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
        >
          Back to Dashboard
        </ButtonLink>
      }
    >
      <ButtonLink
        to="/assessment/$id/start"
        params={{ id: attemptId }}
        search={place > 0 ? { q: place } : {}}
        variant="default"
        size="sm"
        leftSection={<IconForms size={18} aria-hidden />}
      >
        Answer via Form
      </ButtonLink>
      <Button
        className={classes.answers}
        variant="default"
        size="sm"
        leftSection={<IconListDetails size={18} aria-hidden />}
        onClick={() => onShow("answers")}
      >
        Answers
      </Button>
      <Button
        className={classes.about}
        variant="default"
        size="sm"
        leftSection={<IconInfoCircle size={18} aria-hidden />}
        onClick={() => onShow("about")}
      >
        About this chat
      </Button>
    </ScreenBar>
  );
});
