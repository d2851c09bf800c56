import { Alert } from "@mantine/core";
import { MessageLines } from "../feedback/error-panel";
import { IconAlertTriangle } from "../layout/icons";

/** The lasting twin of an error toast. The slot is always there, so that readers hear what appears in it. */
export function FormErrorText({ message, id }: { message: string | undefined; id?: string }) {
  return (
    <div id={id} aria-live="assertive" className="live-region">
      {message && (
        <Alert color="red" icon={<IconAlertTriangle size={20} aria-hidden />} role="presentation">
          <MessageLines message={message} />
        </Alert>
      )}
    </div>
  );
}
