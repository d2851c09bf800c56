import { Alert } from "@mantine/core";
import { MessageLines } from "../feedback/error-panel";
import { IconAlertTriangle } from "../layout/icons";

/** A form's lasting error. The live region is always mounted, so that screen readers announce changes. */
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
