import { PageFrame } from "../components/page-frame";
import { PageTitle } from "../components/page-title";

export function ResultsPage() {
  return (
    <PageFrame>
      <PageTitle title="ResultsPage" />
    </PageFrame>
  );
}
