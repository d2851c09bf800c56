import type { Migration } from "./migration";

/**
 * A link is opened without a press only in the browser that requested it (decision 0118), so a link stores a hash of
 * that browser's id. Sessions of a registration end with the first sign-in by link, so nothing is stored about them.
 */
export const linksNeedAPress: Migration = {
  name: "0016-links-need-a-press",
  sql: `
DROP TABLE unproved_sessions;
ALTER TABLE user_assessments DROP COLUMN isBegunUnproved;
ALTER TABLE sign_in_links ADD COLUMN requestedBy TEXT;
`,
};
