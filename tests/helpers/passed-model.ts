import { type AiProvider, DUTIES, type Duty, TEST_VERSION } from "#shared/domain/model-test";
import { put, type Stored } from "#tests/helpers/stored";

interface Passed {
  provider?: AiProvider;
  baseUrl: string;
  models?: Record<Duty, string>;
  duties?: readonly Duty[];
  /** The version of the test that it passed. */
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

/** Stores passed model tests, so the server uses the model. */
export async function approveModel(
  stored: Stored,
  { provider = "anthropic", baseUrl, models = CLAUDE, duties = DUTIES, version = TEST_VERSION }: Passed,
): Promise<void> {
  for (const duty of duties) {
    const figures = JSON.stringify({ ...PASSED[duty], version });
    await put(
      stored,
      `INSERT INTO model_tests (provider, baseUrl, model, duty, figures, testedAt) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (provider, baseUrl, model, duty) DO UPDATE SET figures = excluded.figures, testedAt = excluded.testedAt`,
      ...[provider, baseUrl, models[duty], duty, figures, Date.now()],
    );
  }
}
