import { PageFrame } from "../components/page-frame";
import { PageTitle } from "../components/page-title";

export function DirectPage() {
  return (
    <PageFrame>
      <PageTitle title="DirectPage" />
    </PageFrame>
  );
}
