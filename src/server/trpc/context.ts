import type { RequestSession } from "../http/sessions/request-session";
import type { Services } from "../services";

/** What a procedure is given: the services, the caller's session, and the network the call comes from. */
export interface Context {
  services: Services;
  session: RequestSession;
  /** The caller's network, for limits (`rate-limits/network.ts`). */
  network: string;
  /** Names the request in the log and in what people are told of unexpected errors. */
  requestId: string;
  /** The door the call came through: the pages, or the documented calls. */
  via: "form" | "api";
}
