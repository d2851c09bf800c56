import { useQuery, useQueryClient } from "@tanstack/react-query";
import { isUnauthorised } from "./errors";
import { sessionKeys } from "./session-keys";
import { api } from "./trpc";

/** Asks, and takes "not signed in" for an answer instead of an error. */
async function orNobody<T>(ask: Promise<T>): Promise<T | null> {
  try {
    return await ask;
  } catch (error) {
    if (isUnauthorised(error)) return null;
    throw error;
  }
}

/** The signed-in admin; data is null when there is none. */
export function useAdmin() {
  return useQuery({ queryKey: sessionKeys.admin, queryFn: () => orNobody(api.admin.auth.me.query()) });
}

/** The signed-in participant; data is null when there is none. */
export function useParticipant() {
  return useQuery({ queryKey: sessionKeys.participant, queryFn: () => orNobody(api.user.auth.me.query()) });
}

/**
 * For sign-in and sign-out. `signedIn` makes the next look ask again, `signedOut` drops everything
 * the last person has seen.
 */
export function useSessionChange() {
  const client = useQueryClient();
  return {
    signedIn: (who: "admin" | "participant") => client.resetQueries({ queryKey: sessionKeys[who] }),
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
