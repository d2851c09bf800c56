import { PageFrame } from "../components/page-frame";
import { PageTitle } from "../components/page-title";

export function AssessmentPortalPage() {
  return (
    <PageFrame>
      <PageTitle title="AssessmentPortalPage" />
    </PageFrame>
  );
}
