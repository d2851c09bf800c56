import { Button } from "@mantine/core";
import { type ComponentProps, memo } from "react";
import type { AttemptId } from "#shared/domain/ids";
import { MobileActionBar } from "../../components/page/mobile-action-bar";
import { IconArrowLeft, IconForms, IconInfoCircle, IconListDetails } from "../../ui/layout/icons";
import { ButtonLink } from "../../ui/layout/links";
import classes from "./chat-screen.module.css";

/** A dialog over the conversation. */
export type ChatView = "answers" | "about";

interface ChatBarProps
  extends Pick<ComponentProps<typeof MobileActionBar>, "title" | "description" | "language"> {
  attemptId: AttemptId;
  /** Position of the current question in the form, from 1; 0 when all are answered. */
  place: number;
  onShow: (view: ChatView) => void;
}

/** Chat toolbar. Memoized so that it doesn't render with each message. */
export const ChatBar = memo(function ChatBar({ attemptId, place, onShow, ...names }: ChatBarProps) {
  return (
    <MobileActionBar
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
    </MobileActionBar>
  );
});
