import { PageFrame } from "../components/page-frame";
import { PageTitle } from "../components/page-title";

export function AdminUsersPage() {
  return (
    <PageFrame>
      <PageTitle title="AdminUsersPage" />
    </PageFrame>
  );
}
