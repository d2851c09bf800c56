import type { Migration } from "./migration";

/** The last test figures of each model and duty, which decide whether the model may be used (decision 0076). */
export const modelTests: Migration = {
  name: "0014-model-tests",
  sql: `
CREATE TABLE model_tests (
  provider TEXT NOT NULL,
  baseUrl TEXT NOT NULL,
  model TEXT NOT NULL,
  duty TEXT NOT NULL CHECK (duty IN ('judge', 'advise')),
  figures TEXT NOT NULL CHECK (json_valid(figures)),
  testedAt INTEGER NOT NULL,
  PRIMARY KEY (provider, baseUrl, model, duty)
) STRICT;
`,
};
