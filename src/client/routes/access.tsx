import { PageFrame } from "../components/page-frame";
import { PageTitle } from "../components/page-title";

export function AccessPage() {
  return (
    <PageFrame>
      <PageTitle title="AccessPage" />
    </PageFrame>
  );
}
