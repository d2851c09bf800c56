import { Alert, Button, Text } from "@mantine/core";
import { IconAlertTriangle } from "./icons";

interface ErrorPanelProps {
  title?: string;
  message: string;
  /** Nothing is retried by itself: the person asks for it. */
  onRetry?: () => void;
}

/** A failure that stays on the page, with the way out of it. */
export function ErrorPanel({ title, message, onRetry }: ErrorPanelProps) {
  return (
    <Alert color="red" role="alert" title={title} icon={<IconAlertTriangle size={20} aria-hidden />}>
      <Text size="sm">{message}</Text>
      {onRetry && (
        <Button variant="default" size="sm" mt="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Alert>
  );
}
