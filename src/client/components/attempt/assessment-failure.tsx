import type { ComponentProps } from "react";
import { ErrorPanel } from "../../ui/feedback/error-panel";
import { PageTitle } from "../page/page-title";

/** The page if the chat or form couldn't be loaded. */
export function AssessmentFailure(props: ComponentProps<typeof ErrorPanel>) {
  return (
    <>
      <PageTitle title="Assessment" mb="lg" />
      <ErrorPanel {...props} />
    </>
  );
}
