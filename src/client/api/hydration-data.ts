import type { QueryClient } from "@tanstack/react-query";
import superjson, { type SuperJSONResult } from "superjson";
import { claimDrafts } from "../state/drafts";
import type { ToldZone } from "../ui/format/time-zone";
import { chatKey } from "./attempt-cache";
import { sessionKeys } from "./query-client";
import type { CurrentSession } from "./session";
import type { Inputs, Outputs } from "./trpc";

/** What the server asked its own calls for, so that the first screen stands in the HTML. */
export interface HydrationData {
  /** The zone its times are written for; null where the server knows of none. */
  zone: ToldZone | null;
  calls: readonly Answered[];
}

/** One call as it went over the wire. */
interface Answered {
  path: string;
  input?: unknown;
  output: SuperJSONResult;
}

/** Where it is noted that an attempt's conversation came with the page. */
const cameAlong = (attemptId: number) => ["came along", attemptId] as const;

/** Says of a conversation that came with the page, and has not been shown yet, whether it is opened already. */
export const hasHydratedChat = (client: QueryClient, attemptId: number) =>
  client.getQueryData<{ isOpened: boolean }>(cameAlong(attemptId));

/** It is shown now: who comes to it again asks for it anew. */
export const dropHydratedChat = (client: QueryClient, attemptId: number): void =>
  client.removeQueries({ queryKey: cameAlong(attemptId) });

/** Puts into the cache what a page brings with it, as if the calls had been made from it. */
export function fillCache(client: QueryClient, calls: HydrationData["calls"]): void {
  for (const { path, input, output } of calls) {
    if (path === "session") keepSession(client, superjson.deserialize(output));
    else if (path === "chat.standing") keepChat(client, superjson.deserialize(output));
    else client.setQueryData(keyOf(path, input), superjson.deserialize(output));
  }
}

function keepSession(client: QueryClient, { admin, ...here }: Outputs["session"]): void {
  client.setQueryData(sessionKeys.admin, admin);
  client.setQueryData<CurrentSession>(sessionKeys.participant, here);
  if (here.participant) claimDrafts(here.participant.id);
}

/** The form has all it needs, too, even when the network goes. */
function keepChat(client: QueryClient, { isOpened, ...chat }: Outputs["chat"]["standing"]): void {
  const input: Inputs["user"]["attempts"]["get"] = { id: chat.attempt.id };
  client.setQueryData(cameAlong(chat.attempt.id), { isOpened });
  client.setQueryData(chatKey(chat.attempt.id), chat);
  client.setQueryData(keyOf("user.attempts.get", input), chat.attempt);
  client.setQueryData(keyOf("user.attempts.questions", input), chat.questions);
}

/** As the hooks of the calls name them. */
const keyOf = (path: string, input: unknown) => [
  path.split("."),
  input === undefined ? { type: "query" } : { input, type: "query" },
];
