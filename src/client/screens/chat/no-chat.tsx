import { HiddenTitle } from "../../parts/hidden-title";
import { EmptyState } from "../../ui/empty-state";
import { IconMessageCircle } from "../../ui/icons";
import { ButtonLink } from "../../ui/links";

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
