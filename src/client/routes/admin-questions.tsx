import { PageFrame } from "../components/page-frame";
import { PageTitle } from "../components/page-title";

export function AdminQuestionsPage() {
  return (
    <PageFrame>
      <PageTitle title="AdminQuestionsPage" />
    </PageFrame>
  );
}
