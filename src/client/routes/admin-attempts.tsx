import { PageFrame } from "../components/page-frame";
import { PageTitle } from "../components/page-title";

export function AdminAttemptsPage() {
  return (
    <PageFrame>
      <PageTitle title="AdminAttemptsPage" />
    </PageFrame>
  );
}
