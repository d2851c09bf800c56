import { PageFrame } from "../components/page-frame";
import { PageTitle } from "../components/page-title";

export function StartPage() {
  return (
    <PageFrame>
      <PageTitle title="StartPage" />
    </PageFrame>
  );
}
