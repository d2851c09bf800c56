import { OfflineBanner } from "../../ui/feedback/offline-banner";

/** What who answers is told while the network is gone, in the chat as in the form. */
export const AnswersOffline = () => (
  <OfflineBanner>Keep this tab open so your answers aren't lost.</OfflineBanner>
);
