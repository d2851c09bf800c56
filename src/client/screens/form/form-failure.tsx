import { PageTitle } from "../../parts/page-title";
import { ErrorPanel } from "../../ui/error-panel";

interface FormFailureProps {
  message: string;
  onRetry: () => void;
}

/** The form could not be loaded. */
export function FormFailure({ message, onRetry }: FormFailureProps) {
  return (
    <>
      <PageTitle title="Assessment" mb="lg" />
      <ErrorPanel message={message} onRetry={onRetry} />
    </>
  );
}
