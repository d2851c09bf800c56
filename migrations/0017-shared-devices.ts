import type { Migration } from "./migration";

/** Templates that several people answer on one device, which starts over with each of them (decision 0116). */
export const sharedDevices: Migration = {
  name: "0017-shared-devices",
  sql: `
ALTER TABLE assessments ADD COLUMN isSharedDevice INTEGER NOT NULL DEFAULT 0 CHECK (isSharedDevice IN (0, 1));
`,
};
