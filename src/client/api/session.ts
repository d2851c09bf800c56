import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Participant } from "#shared/contracts/participant-auth";
import { claimDrafts } from "../state/drafts";
import { sessionKeys } from "./query-client";
import { api, type Outputs } from "./trpc";

/** The procedures that answer differently for each person. */
const PERSONAL = { admin: ["admin"], participant: ["user", "chat"] } as const;

/** The signed-in admin; data is null when there is none. */
export function useAdmin() {
  return useQuery({ queryKey: sessionKeys.admin, queryFn: async () => (await api.session.query()).admin });
}

/** The participants' side of who is here: one of them, or nobody and why that may be. */
export type CurrentSession = Omit<Outputs["session"], "admin">;

const NOBODY: CurrentSession = { participant: null, wasDeleted: false, endedEmail: null };

async function whoIsHere(): Promise<CurrentSession> {
  const { admin: _, ...here } = await api.session.query();
  if (here.participant) claimDrafts(here.participant.id);
  if (here.participant || here.wasDeleted || here.endedEmail) isUnconfirmed = false;
  return here;
}

/** Said where the server has signed somebody in, and the browser did not keep the cookie. */
export const COOKIES_NEEDED =
  "Your browser blocked the cookie that keeps you signed in. Allow cookies for this site, then try again.";

/** Whether the last sign-in of a participant in this tab is one that no later call has brought to light. */
let isUnconfirmed = false;
export const wasCookieRefused = (): boolean => isUnconfirmed;

/** Whether cookies are off as far as the browser says so: nobody should register for nothing. */
export const areCookiesOff = (): boolean => !navigator.cookieEnabled;

const participantOf = ({ participant }: CurrentSession) => participant;
const endedEmailOf = ({ endedEmail }: CurrentSession) => endedEmail;
const wasDeletedOf = ({ wasDeleted }: CurrentSession) => wasDeleted;

/** The signed-in participant; data is null when there is none. */
export const useParticipant = () =>
  useQuery({ queryKey: sessionKeys.participant, queryFn: whoIsHere, select: participantOf });

/** The email registered in this browser, if a sign-in link for it has ended that session; null otherwise. */
export const useEndedEmail = (): string | null =>
  useQuery({ queryKey: sessionKeys.participant, queryFn: whoIsHere, select: endedEmailOf }).data ?? null;

/** Whether nobody is signed in because the account has been deleted. */
export const useWasDeleted = (): boolean =>
  useQuery({ queryKey: sessionKeys.participant, queryFn: whoIsHere, select: wasDeletedOf }).data === true;

/**
 * Puts the participant in who has just signed in, in place of the one before. A look that is still under way is called
 * off: its answer is older than the sign-in.
 */
export async function welcomeParticipant(client: QueryClient, participant: Participant): Promise<void> {
  isUnconfirmed = true;
  await client.cancelQueries({ queryKey: sessionKeys.participant });
  dropSeen(client, PERSONAL.participant);
  claimDrafts(participant.id);
  client.setQueryData<CurrentSession>(sessionKeys.participant, { ...NOBODY, participant });
}

/**
 * For sign-in and sign-out. `signedIn` drops what somebody else may have seen and makes the next look ask again;
 * `lookOnce` asks again and keeps what is known until the reply. `signedOut` drops everything the last person has seen.
 */
export function useSessionChange() {
  const client = useQueryClient();
  return useMemo(() => sessionChange(client), [client]);
}

/** What `useSessionChange` gives. */
export function sessionChange(client: QueryClient) {
  return {
    signedIn: (who: keyof typeof PERSONAL) => {
      if (who === "participant") isUnconfirmed = true;
      dropSeen(client, PERSONAL[who]);
      return client.resetQueries({ queryKey: sessionKeys[who] });
    },
    lookOnce: (who: keyof typeof PERSONAL) => client.invalidateQueries({ queryKey: sessionKeys[who] }),
    signedOut: (who: "admin" | "participant") => {
      if (who === "participant") isUnconfirmed = false;
      client.removeQueries({
        predicate: ({ queryKey: [path] }) =>
          Array.isArray(path) && (who === "participant" || path[0] === "admin"),
      });
      client.setQueryData(sessionKeys[who], who === "admin" ? null : NOBODY);
    },
  };
}

function dropSeen(client: QueryClient, procedures: readonly string[]): void {
  client.removeQueries({
    predicate: ({ queryKey: [path] }) => Array.isArray(path) && procedures.includes(path[0]),
  });
}
