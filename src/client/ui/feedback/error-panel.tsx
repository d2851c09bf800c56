import { Alert, Button, Text } from "@mantine/core";
import type { MouseEvent } from "react";
import { IconAlertTriangle } from "../layout/icons";

interface ErrorPanelProps {
  title?: string;
  message: string;
  /** Nothing is retried automatically. */
  onRetry?: () => void;
}

/** An error that stays on the page, with a button to try again. */
export function ErrorPanel({ title, message, onRetry }: ErrorPanelProps) {
  /** The button disappears with the error, so the focus moves to the heading of the dialog or page. */
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

/** The lines of a message: what happened and, for an unexpected error, its reference. */
export function MessageLines({ message }: { message: string | undefined }) {
  return message?.split("\n").map((line) => (
    <span key={line} style={{ display: "block" }}>
      {line}
    </span>
  ));
}
