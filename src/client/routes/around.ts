/** The screens around answering, in one file of the build. */

export { AccessPage } from "./access";
export { AssessmentPortalPage } from "./assessment-portal";
export { DirectPage } from "./direct";
export { ResultsPage } from "./results";
export { StartPage } from "./start";
export { UserDashboardPage } from "./user-dashboard";
export { WelcomePage } from "./welcome";
