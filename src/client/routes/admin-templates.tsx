import { PageFrame } from "../components/page-frame";
import { PageTitle } from "../components/page-title";

export function AdminTemplatesPage() {
  return (
    <PageFrame>
      <PageTitle title="AdminTemplatesPage" />
    </PageFrame>
  );
}
