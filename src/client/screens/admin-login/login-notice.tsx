import { Alert } from "@mantine/core";
import { ErrorPanel } from "../../ui/error-panel";
import { IconCheck } from "../../ui/icons";

interface LoginNoticeProps {
  /** What became of a reset link. */
  reset: "done" | "invalid" | "ask" | undefined;
  /** The guard has sent the visitor here. */
  isGuarded: boolean;
}

/** Why somebody finds themselves at the login: the lasting twin of the toast that came with them. */
export function LoginNotice({ reset, isGuarded }: LoginNoticeProps) {
  if (reset === "done") {
    return (
      <Alert color="green" icon={<IconCheck size={20} aria-hidden />}>
        Your password has been reset successfully. Please log in with your new password.
      </Alert>
    );
  }
  if (reset === "invalid") {
    return <ErrorPanel title="Invalid Link" message="The reset link is invalid or missing the token" />;
  }
  if (!isGuarded) return null;
  return <ErrorPanel title="Authentication Required" message="Please log in to access the admin dashboard" />;
}
