import type { ComponentProps } from "react";
import { ErrorPanel } from "../../ui/feedback/error-panel";
import { PageTitle } from "../page/page-title";

/** What stands for a conversation, or a form, that could not be fetched. */
export function AssessmentFailure(props: ComponentProps<typeof ErrorPanel>) {
  return (
    <>
      <PageTitle title="Assessment" mb="lg" />
      <ErrorPanel {...props} />
    </>
  );
}
