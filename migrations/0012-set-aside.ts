import type { Migration } from "./migration";

/** Answers to questions that do not apply at present stand apart from those that count (decision 0061). */
export const setAside: Migration = {
  name: "0012-set-aside",
  sql: "ALTER TABLE user_assessments ADD COLUMN setAside TEXT CHECK (setAside IS NULL OR json_valid(setAside));",
};
