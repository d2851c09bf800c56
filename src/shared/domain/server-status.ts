/** Problems of the server that need an admin's attention. */
export const WARNINGS = [
  "no-backup",
  "disk-low",
  "mails-failed",
  "model-down",
  "jobs-paused",
  "schema",
  "clock",
] as const;
export type WarningCode = (typeof WARNINGS)[number];

export const CHECKS = ["database", "data-folder", "email", "model", "address", "clock"] as const;
export type CheckName = (typeof CHECKS)[number];

export const CHECK_NAMES: Readonly<Record<CheckName, string>> = {
  database: "Database",
  "data-folder": "Data folder",
  email: "Email",
  model: "AI model",
  address: "Public address",
  clock: "Clock",
};

/** The result of a check; `skipped` if the thing isn't set up. */
export const CHECK_STATES = ["ok", "problem", "skipped"] as const;
