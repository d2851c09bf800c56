import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps";

/** How long what is under way may go on, in milliseconds; a model's work is interrupted a second later. */
const PATIENCE = 19_000;
/** After that time and this, a connection that is still open is cut, in milliseconds. */
const LAST_WORDS = 3_000;
/** How often connections that have become idle are closed, in milliseconds: a browser keeps them for a next call. */
const SWEEP = 100;

/**
 * Ends a server in good order (security R11): no new calls, subscriptions end at once, calls and jobs under way may
 * finish, then the database is closed.
 * @param patience how long they may take, in milliseconds; all of it ends 3 seconds later at the latest
 */
export async function stop(app: FastifyInstance, deps: Deps, patience = PATIENCE): Promise<void> {
  deps.drain(patience);
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP);
  const cut = setTimeout(() => app.server.closeAllConnections(), patience + LAST_WORDS);
  await app.close();
  clearInterval(sweep);
  clearTimeout(cut);
  await deps.close();
}
