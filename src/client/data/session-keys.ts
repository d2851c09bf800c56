/** Where the two "who am I" answers are cached. */
export const sessionKeys = {
  all: ["session"],
  admin: ["session", "admin"],
  participant: ["session", "participant"],
} as const;
