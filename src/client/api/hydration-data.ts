import type { QueryClient } from "@tanstack/react-query";
import superjson, { type SuperJSONResult } from "superjson";
import { claimDrafts } from "../state/drafts";
import type { ReportedZone } from "../ui/format/time-zone";
import { chatKey } from "./attempt-cache";
import { sessionKeys } from "./query-client";
import type { CurrentSession } from "./session";
import type { Inputs, Outputs } from "./trpc";

/** Results of the calls that the server made to render the page. */
export interface HydrationData {
  /** The time zone used for rendering; null if the server didn't know it. */
  zone: ReportedZone | null;
  calls: readonly HydratedCall[];
}

/** A call as serialized by tRPC. */
interface HydratedCall {
  path: string;
  input?: unknown;
  output: SuperJSONResult;
}

/** Query key that marks a chat as hydrated from the page. */
const hydratedChatKey = (attemptId: number) => ["came along", attemptId] as const;

/** Returns the mark of a hydrated chat that hasn't been shown yet, with whether it is opened. */
export const hasHydratedChat = (client: QueryClient, attemptId: number) =>
  client.getQueryData<{ isOpened: boolean }>(hydratedChatKey(attemptId));

/** Removes the mark once the chat is shown, so that the next visit fetches it again. */
export const dropHydratedChat = (client: QueryClient, attemptId: number): void =>
  client.removeQueries({ queryKey: hydratedChatKey(attemptId) });

/** Fills the query cache with the calls that came with the page. */
export function fillCache(client: QueryClient, calls: HydrationData["calls"]): void {
  for (const { path, input, output } of calls) {
    if (path === "session") keepSession(client, superjson.deserialize(output));
    else if (path === "chat.standing") keepChat(client, superjson.deserialize(output));
    else client.setQueryData(keyOf(path, input), superjson.deserialize(output));
  }
}

function keepSession(client: QueryClient, { admin, ...session }: Outputs["session"]): void {
  client.setQueryData(sessionKeys.admin, admin);
  client.setQueryData<CurrentSession>(sessionKeys.participant, session);
  if (session.participant) claimDrafts(session.participant.id);
}

/** Also fills the form's queries, so that the form works offline. */
function keepChat(client: QueryClient, { isOpened, ...chat }: Outputs["chat"]["standing"]): void {
  const input: Inputs["user"]["attempts"]["get"] = { id: chat.attempt.id };
  client.setQueryData(hydratedChatKey(chat.attempt.id), { isOpened });
  client.setQueryData(chatKey(chat.attempt.id), chat);
  client.setQueryData(keyOf("user.attempts.get", input), chat.attempt);
  client.setQueryData(keyOf("user.attempts.questions", input), chat.questions);
}

/** The query key that tRPC's hooks use for a call. */
const keyOf = (path: string, input: unknown) => [
  path.split("."),
  input === undefined ? { type: "query" } : { input, type: "query" },
];
