import type { RequestSession } from "../http/sessions/request-session";
import type { Services } from "../services";

export interface Context {
  services: Services;
  session: RequestSession;
  /** The caller's network, for limits (`rate-limits/network.ts`). */
  network: string;
  /** Identifies the request in the log and in messages about unexpected errors. */
  requestId: string;
  /** Whether the call came from a page (tRPC) or through the REST API. */
  via: "form" | "api";
}
