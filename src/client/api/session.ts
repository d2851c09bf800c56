import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Participant } from "#shared/contracts/participant-auth";
import { claimDrafts } from "../state/drafts";
import { sessionKeys } from "./query-client";
import { api, type Outputs } from "./trpc";

/** Procedures with results that depend on the signed-in person, by their first path segment. */
const PERSONAL = { admin: ["admin"], participant: ["user", "chat"] } as const;

/** The signed-in admin; `data` is null if there is none. */
export function useAdmin() {
  return useQuery({ queryKey: sessionKeys.admin, queryFn: async () => (await api.session.query()).admin });
}

/** The signed-in participant, or why there is none. */
export type CurrentSession = Omit<Outputs["session"], "admin">;

const SIGNED_OUT: CurrentSession = { participant: null, wasDeleted: false, endedEmail: null };

async function fetchSession(): Promise<CurrentSession> {
  const { admin: _, ...session } = await api.session.query();
  if (session.participant) claimDrafts(session.participant.id);
  if (session.participant || session.wasDeleted || session.endedEmail) isUnconfirmed = false;
  return session;
}

/** The error if the browser rejected the session cookie after sign-in. */
export const COOKIES_NEEDED =
  "Your browser blocked the cookie that keeps you signed in. Allow cookies for this site, then try again.";

/** Whether no later session query has confirmed the last sign-in of a participant in this tab. */
let isUnconfirmed = false;
export const wasCookieRefused = (): boolean => isUnconfirmed;

/** Whether cookies are disabled according to the browser. Checked before registration, which would be useless then. */
export const areCookiesOff = (): boolean => !navigator.cookieEnabled;

const participantOf = ({ participant }: CurrentSession) => participant;
const endedEmailOf = ({ endedEmail }: CurrentSession) => endedEmail;
const wasDeletedOf = ({ wasDeleted }: CurrentSession) => wasDeleted;

/** The signed-in participant; `data` is null if there is none. */
export const useParticipant = () =>
  useQuery({ queryKey: sessionKeys.participant, queryFn: fetchSession, select: participantOf });

/** The email registered in this browser if a sign-in link for it ended that session; otherwise null. */
export const useEndedEmail = (): string | null =>
  useQuery({ queryKey: sessionKeys.participant, queryFn: fetchSession, select: endedEmailOf }).data ?? null;

/** Whether the signed-in participant's account was deleted. */
export const useWasDeleted = (): boolean =>
  useQuery({ queryKey: sessionKeys.participant, queryFn: fetchSession, select: wasDeletedOf }).data === true;

/** Replaces the cached participant after sign-in, and cancels a running session query, as its result is outdated. */
export async function welcomeParticipant(client: QueryClient, participant: Participant): Promise<void> {
  isUnconfirmed = true;
  await client.cancelQueries({ queryKey: sessionKeys.participant });
  resetFetched(client, PERSONAL.participant);
  claimDrafts(participant.id);
  client.setQueryData<CurrentSession>(sessionKeys.participant, { ...SIGNED_OUT, participant });
}

/**
 * Cache updates for sign-in and sign-out. `signedIn` drops the previous person's data and resets the session query.
 * `recheck` refetches the session but keeps the current value until then. `signedOut` drops all data of the person.
 */
export function useSessionChange() {
  const client = useQueryClient();
  return useMemo(() => sessionChange(client), [client]);
}

/** `useSessionChange` without React. */
export function sessionChange(client: QueryClient) {
  return {
    signedIn: (role: keyof typeof PERSONAL) => {
      if (role === "participant") isUnconfirmed = true;
      resetFetched(client, PERSONAL[role]);
      return client.resetQueries({ queryKey: sessionKeys[role] });
    },
    recheck: (role: keyof typeof PERSONAL) => client.invalidateQueries({ queryKey: sessionKeys[role] }),
    signedOut: (role: "admin" | "participant") => {
      if (role === "participant") isUnconfirmed = false;
      client.removeQueries({
        predicate: ({ queryKey: [path] }) =>
          Array.isArray(path) && (role === "participant" || path[0] === "admin"),
      });
      client.setQueryData(sessionKeys[role], role === "admin" ? null : SIGNED_OUT);
    },
  };
}

function resetFetched(client: QueryClient, procedures: readonly string[]): void {
  client.removeQueries({
    predicate: ({ queryKey: [path] }) => Array.isArray(path) && procedures.includes(path[0]),
  });
}
