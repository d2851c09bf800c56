import { PageFrame } from "../components/page-frame";
import { PageTitle } from "../components/page-title";

export function AdminAttemptPage() {
  return (
    <PageFrame>
      <PageTitle title="AdminAttemptPage" />
    </PageFrame>
  );
}
