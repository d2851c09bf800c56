import { join } from "node:path";
import Database from "better-sqlite3";
import type { RawDatabase } from "#server/db/sqlite/open";
import { type AiProvider, DUTIES, type Duty, TEST_VERSION } from "#shared/domain/model-test";

interface Passed {
  provider?: AiProvider;
  baseUrl: string;
  /** The model of each duty. */
  models?: Record<Duty, string>;
  duties?: readonly Duty[];
  /** Of the test that it passed. */
  version?: number;
}

const SPENT = {
  calls: 1,
  seconds: { median: 1, slowest: 1 },
  inputTokens: 1,
  outputTokens: 1,
  dollars: null,
  leaked: 0,
};
const PASSED = {
  judge: {
    duty: "judge",
    replies: 50,
    understood: 50,
    wronglyStored: 0,
    unusable: 0,
    injections: 12,
    ...SPENT,
  },
  advise: { duty: "advise", cases: 3, written: 3, quotes: 9, exactQuotes: 9, ...SPENT },
};

const CLAUDE = { judge: "claude-haiku-5-5", advise: "claude-sonnet-5-5" };

/** Puts in that a model has passed its test, which one at an address of its own has to before it serves. */
export function letServe(
  raw: RawDatabase,
  { provider = "anthropic", baseUrl, models = CLAUDE, duties = DUTIES, version = TEST_VERSION }: Passed,
): void {
  const keep = raw.prepare("INSERT OR REPLACE INTO model_tests VALUES (?, ?, ?, ?, ?, ?)");
  for (const duty of duties)
    keep.run(provider, baseUrl, models[duty], duty, JSON.stringify({ ...PASSED[duty], version }), Date.now());
}

/** The same for a server of its own, by its data folder. */
export function letServeIn(dataDir: string, passed: Passed): void {
  const raw = new Database(join(dataDir, "askwell.db"), { timeout: 5_000 });
  letServe(raw, passed);
  raw.close();
}
