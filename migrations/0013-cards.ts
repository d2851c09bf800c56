import type { Migration } from "./migration";

const ENDED = (template: string) =>
  `UPDATE assessment_versions SET isCurrent = 0 WHERE assessmentId = ${template} AND isCurrent = 1;`;

/** Advice cards of templates (decision 0070). A version freezes them, with its question ids in their rules. */
export const cards: Migration = {
  name: "0013-cards",
  sql: `
CREATE TABLE advice_cards (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  assessmentId INTEGER NOT NULL REFERENCES assessments (id) ON DELETE CASCADE,
  key TEXT NOT NULL,
  "when" TEXT NOT NULL CHECK (json_valid("when")),
  kind TEXT NOT NULL CHECK (kind IN ('risk', 'weakness', 'opportunity', 'strength')),
  dimension TEXT,
  title TEXT NOT NULL,
  why TEXT NOT NULL,
  steps TEXT NOT NULL CHECK (json_valid(steps)),
  effort INTEGER NOT NULL CHECK (effort BETWEEN 1 AND 3),
  impact INTEGER NOT NULL CHECK (impact BETWEEN 1 AND 3),
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL,
  UNIQUE (assessmentId, key)
) STRICT;

ALTER TABLE assessment_versions ADD COLUMN cards TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(cards));

CREATE TRIGGER advice_cards_added AFTER INSERT ON advice_cards BEGIN
  ${ENDED("new.assessmentId")}
END;
CREATE TRIGGER advice_cards_changed AFTER UPDATE ON advice_cards BEGIN
  ${ENDED("new.assessmentId")}
END;
CREATE TRIGGER advice_cards_gone AFTER DELETE ON advice_cards BEGIN
  ${ENDED("old.assessmentId")}
END;
`,
};
