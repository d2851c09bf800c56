import { HiddenTitle } from "../../components/page/page-title";
import { EmptyState } from "../../ui/feedback/empty-state";
import { IconMessageCircle } from "../../ui/layout/icons";
import { ButtonLink } from "../../ui/layout/links";

/** What stands for a conversation that does not exist, is not theirs or asks nothing. */
export function ChatUnavailable() {
  return (
    <>
      <HiddenTitle title="Assessment" />
      <EmptyState
        icon={<IconMessageCircle size={28} aria-hidden />}
        title="Assessment not found or has no questions."
        action={<ButtonLink to="/user-dashboard">Back to Dashboard</ButtonLink>}
      />
    </>
  );
}
