import { PageFrame } from "../components/page-frame";
import { PageTitle } from "../components/page-title";

export function WelcomePage() {
  return (
    <PageFrame>
      <PageTitle title="WelcomePage" />
    </PageFrame>
  );
}
