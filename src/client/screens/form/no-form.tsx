import { HiddenTitle } from "../../parts/hidden-title";
import { EmptyState } from "../../ui/empty-state";
import { IconForms } from "../../ui/icons";
import { ButtonLink } from "../../ui/links";

/** There is no such assessment, or it has no questions. */
export function NoForm() {
  return (
    <>
      <HiddenTitle title="Assessment" />
      <EmptyState
        icon={<IconForms size={28} aria-hidden />}
        title="Assessment Not Found"
        action={<ButtonLink to="/user-dashboard">Back to Dashboard</ButtonLink>}
      >
        It may have been deleted, or it has no questions.
      </EmptyState>
    </>
  );
}
