/** What can need an admin's attention on the server itself. */
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

/** What "Run checks" looks at. */
export const CHECKS = ["database", "data-folder", "email", "model", "address", "clock"] as const;
export type CheckName = (typeof CHECKS)[number];

/** As headings. */
export const CHECK_NAMES: Readonly<Record<CheckName, string>> = {
  database: "Database",
  "data-folder": "Data folder",
  email: "Email",
  model: "AI model",
  address: "Public address",
  clock: "Clock",
};

/** How a check ended; what isn't set up is skipped. */
export const CHECK_STATES = ["ok", "problem", "skipped"] as const;
