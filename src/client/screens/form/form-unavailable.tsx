import { HiddenTitle } from "../../components/page/page-title";
import { EmptyState } from "../../ui/feedback/empty-state";
import { IconForms } from "../../ui/layout/icons";
import { ButtonLink } from "../../ui/layout/links";

/** There is no such assessment, or it has no questions. */
export function FormUnavailable() {
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
