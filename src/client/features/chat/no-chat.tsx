import { EmptyState } from "../../components/empty-state";
import { HiddenTitle } from "../../components/hidden-title";
import { IconMessageCircle } from "../../components/icons";
import { ButtonLink } from "../../components/links";

/** What stands for a conversation that does not exist, is not theirs or asks nothing. */
export function NoChat() {
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
