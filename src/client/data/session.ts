import { type QueryClient, skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Participant } from "#shared/contracts/participant-auth";
import { claimDrafts } from "./drafts";
import { sessionKeys } from "./session-keys";
import { api } from "./trpc";

/** The procedures that answer differently for each person. */
const PERSONAL = { admin: ["admin"], participant: ["user", "chat"] } as const;

/** The signed-in admin; data is null when there is none. */
export function useAdmin() {
  return useQuery({ queryKey: sessionKeys.admin, queryFn: async () => (await api.session.query()).admin });
}

/** The signed-in participant; data is null when there is none. */
export function useParticipant() {
  return useQuery({
    queryKey: sessionKeys.participant,
    queryFn: async ({ client }) => {
      const { participant, wasDeleted } = await api.session.query();
      client.setQueryData(sessionKeys.wasDeleted, wasDeleted);
      if (participant) claimDrafts(participant.id);
      return participant;
    },
  });
}

/** Whether nobody is signed in because the account has been deleted: as far as was asked, which is `useParticipant`'s. */
export function useWasDeleted(): boolean {
  return useQuery({ queryKey: sessionKeys.wasDeleted, queryFn: skipToken }).data === true;
}

/**
 * Puts the participant in who has just signed in, in place of the one before. A look that is still under way is called
 * off: its answer is older than the sign-in.
 */
export async function welcomeParticipant(client: QueryClient, participant: Participant): Promise<void> {
  await client.cancelQueries({ queryKey: sessionKeys.participant });
  dropSeen(client, PERSONAL.participant);
  claimDrafts(participant.id);
  client.setQueryData(sessionKeys.participant, participant);
}

/**
 * For sign-in and sign-out. `signedIn` drops what somebody else may have seen and makes the next look ask again,
 * `lookAgain` only asks again, `signedOut` drops everything the last person has seen.
 */
export function useSessionChange() {
  const client = useQueryClient();
  return useMemo(() => sessionChange(client), [client]);
}

function sessionChange(client: QueryClient) {
  return {
    signedIn: (who: keyof typeof PERSONAL) => {
      dropSeen(client, PERSONAL[who]);
      return client.resetQueries({ queryKey: sessionKeys[who] });
    },
    lookAgain: (who: keyof typeof PERSONAL) => client.resetQueries({ queryKey: sessionKeys[who] }),
    signedOut: (who: "admin" | "participant") => {
      const procedure = who === "admin" ? "admin" : "user";
      client.removeQueries({
        predicate: ({ queryKey: [path] }) =>
          Array.isArray(path) && (who === "participant" || path[0] === procedure),
      });
      client.setQueryData(sessionKeys[who], null);
    },
  };
}

function dropSeen(client: QueryClient, procedures: readonly string[]): void {
  client.removeQueries({
    predicate: ({ queryKey: [path] }) => Array.isArray(path) && procedures.includes(path[0]),
  });
}
