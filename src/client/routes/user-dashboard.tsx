import { PageFrame } from "../components/page-frame";
import { PageTitle } from "../components/page-title";

export function UserDashboardPage() {
  return (
    <PageFrame>
      <PageTitle title="UserDashboardPage" />
    </PageFrame>
  );
}
