/** What participants walk through, in one file of the build: a file for each screen would cost each a wait. */

export { AccessPage } from "./access";
export { AssessmentPortalPage } from "./assessment-portal";
export { ChatPage } from "./chat";
export { DirectPage } from "./direct";
export { FormPage } from "./form";
export { NotFoundPage } from "./not-found";
export { ResultsPage } from "./results";
export { StartPage } from "./start";
export { UserDashboardPage } from "./user-dashboard";
export { WelcomePage } from "./welcome";
