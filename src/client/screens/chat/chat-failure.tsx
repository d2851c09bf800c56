import { PageTitle } from "../../parts/page-title";
import { ErrorPanel } from "../../ui/error-panel";

interface ChatFailureProps {
  message: string;
  onRetry: () => void;
}

/** What stands for a conversation that could not be fetched. */
export function ChatFailure(props: ChatFailureProps) {
  return (
    <>
      <PageTitle title="Assessment" mb="lg" />
      <ErrorPanel {...props} />
    </>
  );
}
