/** Where the answers to "who am I" are cached. */
export const sessionKeys = {
  all: ["session"],
  admin: ["session", "admin"],
  participant: ["session", "participant"],
} as const;
