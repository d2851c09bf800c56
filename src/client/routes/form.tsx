import { PageFrame } from "../components/page-frame";
import { PageTitle } from "../components/page-title";

export function FormPage() {
  return (
    <PageFrame>
      <PageTitle title="FormPage" />
    </PageFrame>
  );
}
