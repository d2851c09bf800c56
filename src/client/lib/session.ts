import { useQuery, useQueryClient } from "@tanstack/react-query";
import { sessionKeys } from "./session-keys";
import { api } from "./trpc";

/** The signed-in admin; data is null when there is none. */
export function useAdmin() {
  return useQuery({ queryKey: sessionKeys.admin, queryFn: async () => (await api.session.query()).admin });
}

/** The signed-in participant; data is null when there is none. */
export function useParticipant() {
  return useQuery({
    queryKey: sessionKeys.participant,
    queryFn: async () => (await api.session.query()).participant,
  });
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
