import type { ServerCheck } from "#shared/contracts/server-status";

export type Finding = Pick<ServerCheck, "state" | "text">;

export const ok = (text: string): Finding => ({ state: "ok", text });
export const problem = (text: string): Finding => ({ state: "problem", text });
/** There is nothing to check. */
export const skipped = (text: string): Finding => ({ state: "skipped", text });
