import { ErrorPanel } from "../../components/error-panel";
import { PageTitle } from "../../components/page-title";

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
