import { Alert, Button, Text } from "@mantine/core";
import type { MouseEvent } from "react";
import { IconAlertTriangle } from "../layout/icons";

interface ErrorPanelProps {
  title?: string;
  message: string;
  /** Nothing is retried by itself: the person asks for it. */
  onRetry?: () => void;
}

/** A failure that stays on the page, with the way out of it. */
export function ErrorPanel({ title, message, onRetry }: ErrorPanelProps) {
  /** The button goes with the error it stands in: the focus waits on the heading of the window, or of the page. */
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest("dialog, main")?.querySelector<HTMLElement>("h1, h2")?.focus();
    onRetry?.();
  };
  return (
    <Alert color="red" role="alert" title={title} icon={<IconAlertTriangle size={20} aria-hidden />}>
      <Text size="sm" component="div">
        <MessageLines message={message} />
      </Text>
      {onRetry && (
        <Button variant="default" size="sm" mt="sm" onClick={retry}>
          Try again
        </Button>
      )}
    </Alert>
  );
}

/** A message with its lines below each other: what happened and, after an unexpected error, its reference. */
export function MessageLines({ message }: { message: string | undefined }) {
  return message?.split("\n").map((line) => (
    <span key={line} style={{ display: "block" }}>
      {line}
    </span>
  ));
}
