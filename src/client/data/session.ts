import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Standing } from "#shared/contracts/participant-auth";
import { claimDrafts } from "./drafts";
import { sessionKeys } from "./session-keys";
import { api, type Outputs } from "./trpc";

/** The procedures that answer differently for each person. */
const PERSONAL = { admin: ["admin"], participant: ["user", "chat"] } as const;

/** The signed-in admin; data is null when there is none. */
export function useAdmin() {
  return useQuery({ queryKey: sessionKeys.admin, queryFn: async () => (await api.session.query()).admin });
}

/** The participants' side of who is here: one of them or nobody, and how that stands. */
export type Here = Omit<Outputs["session"], "admin">;

const NOBODY: Here = { participant: null, standing: { is: "settled" }, wasDeleted: false };

async function whoIsHere(): Promise<Here> {
  const { admin: _, ...here } = await api.session.query();
  if (here.participant) claimDrafts(here.participant.id);
  return here;
}

const participantOf = ({ participant }: Here) => participant;
export type Undecided = Extract<Standing, { is: "held" | "asked" }>;
/** Whether it is yet to be said what becomes of a sign-in here or elsewhere; until then there is the sign-in page. */
export const isUndecided = (standing: Standing | undefined): standing is Undecided =>
  standing?.is === "asked" || standing?.is === "held";

const standingOf = ({ standing }: Here) => standing;
const wasDeletedOf = ({ wasDeleted }: Here) => wasDeleted;

/** The signed-in participant; data is null when there is none. */
export const useParticipant = () =>
  useQuery({ queryKey: sessionKeys.participant, queryFn: whoIsHere, select: participantOf });

/** How the sign-in of this browser stands beside one elsewhere; undefined while nobody knows. */
export const useStanding = () =>
  useQuery({ queryKey: sessionKeys.participant, queryFn: whoIsHere, select: standingOf }).data;

/** Whether nobody is signed in because the account has been deleted. */
export const useWasDeleted = (): boolean =>
  useQuery({ queryKey: sessionKeys.participant, queryFn: whoIsHere, select: wasDeletedOf }).data === true;

/**
 * Puts the participant in who has just signed in, in place of the one before. A look that is still under way is called
 * off: its answer is older than the sign-in.
 */
export async function welcomeParticipant(
  client: QueryClient,
  { standing, ...participant }: Outputs["user"]["auth"]["redeem"],
): Promise<void> {
  await client.cancelQueries({ queryKey: sessionKeys.participant });
  dropSeen(client, PERSONAL.participant);
  claimDrafts(participant.id);
  client.setQueryData<Here>(sessionKeys.participant, { ...NOBODY, participant, standing });
}

/**
 * For sign-in and sign-out. `signedIn` drops what somebody else may have seen and makes the next look ask again;
 * `lookOnce` only asks again, and what is known stands meanwhile: a page whose person is gone does not come back;
 * `standingIs` is the answer to that. `signedOut` drops everything the last person has seen.
 */
export function useSessionChange() {
  const client = useQueryClient();
  return useMemo(() => sessionChange(client), [client]);
}

/** What `useSessionChange` gives. */
export function sessionChange(client: QueryClient) {
  return {
    signedIn: (who: keyof typeof PERSONAL) => {
      dropSeen(client, PERSONAL[who]);
      return client.resetQueries({ queryKey: sessionKeys[who] });
    },
    lookOnce: (who: keyof typeof PERSONAL) => client.invalidateQueries({ queryKey: sessionKeys[who] }),
    standingIs: (standing: Standing) =>
      client.setQueryData<Here>(sessionKeys.participant, (here) => here && { ...here, standing }),
    signedOut: (who: "admin" | "participant") => {
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
