import { OfflineBanner } from "../ui/offline-banner";

/** What who answers is told while the network is gone, in the chat as in the form. */
export const AnswersOffline = () => (
  <OfflineBanner>Your answers are kept in this tab. Leave it open.</OfflineBanner>
);
