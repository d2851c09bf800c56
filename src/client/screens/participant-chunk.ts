/** Participant screens before and after answering, as one chunk of the build. */

import "@mantine/core/styles/Badge.layer.css";
import "@mantine/core/styles/Input.layer.css";

export { AccessPage } from "./access/access-page";
export { AssessmentPortalPage } from "./chat/assessment-portal-page";
export { UserDashboardPage } from "./dashboard/dashboard-page";
export { DirectPage } from "./direct/direct-page";
export { StartPage } from "./start/start-page";
export { WelcomePage } from "./welcome/welcome-page";
