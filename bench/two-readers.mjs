// What a scripted model and the parser store together, and which models pass the test: npm run bench:two-readers. It
// takes some minutes and uses the labeled replies of bench/answers. Decision 0132 has the figures.
import { join } from "node:path";
import { runnerImport } from "vite";
import { root } from "../src/server/startup/build-if-stale.mjs";

const load = async (file) => (await runnerImport(join(root, file))).module;
const { readReplies } = await load("bench/answers/replies.ts");
const { isCounted } = await load("bench/answers/score.ts");
const { compareReaders } = await load("bench/answers/two-readers.ts");
const { simulateTest } = await load("bench/answers/scripted-test.ts");
const { seededRandom } = await load("src/server/lib/seeded-random.ts");

const RUNS = 3;
const TRIES = Number(process.env.TRIES ?? 40);
/** Models by the share that they would store wrongly alone. In `TEST`, the third element is the expectation. */
const CHAT = { weak: 0.13, good: 0.01 };
const TEST = [
  [0.13, "fails at least 19 of 20", (passed) => passed <= 0.05],
  [0.04, "almost never passes", (passed) => passed <= 0.1],
  [0.01, "passes about 9 of 10", (passed) => passed >= 0.85],
];

const missed = [];
const expect = (isMet, line) => isMet || missed.push(line);
const percent = (share) => `${(100 * share).toFixed(1)} %`;

const replies = readReplies(join(root, "bench/answers")).filter(isCounted);
for (const [name, wrong] of Object.entries(CHAT)) {
  const runs = Array.from({ length: RUNS }, (_, run) =>
    compareReaders(replies, wrong, seededRandom(run + 1)),
  );
  const mean = (reader, figure) => runs.reduce((sum, run) => sum + run[reader][figure], 0) / RUNS;
  for (const reader of ["parser", "model", "both"]) {
    const [bad, right, asked] = ["wrong", "right", "askedAgain"].map((figure) =>
      percent(mean(reader, figure)),
    );
    process.stdout.write(
      `${name.padEnd(6)}${reader.padEnd(8)}wrong ${bad}, right ${right}, answers asked again ${asked}\n`,
    );
  }
  if (name === "weak") {
    expect(mean("both", "wrong") <= 0.04, "weak model: more than 4 % stored wrongly");
    expect(mean("both", "right") >= mean("model", "right"), "weak model: fewer right than by itself");
  } else expect(mean("both", "askedAgain") <= 0.05, "good model: more than 5 % of answers asked again");
}
for (const [wrong, goal, isMet] of TEST) {
  const tries = Array.from({ length: TRIES }, (_, index) => simulateTest(wrong, 1_000 + index));
  const passed = tries.filter((one) => one.isPassed).length / TRIES;
  const averageReplies = tries.reduce((sum, one) => sum + one.asked, 0) / TRIES;
  process.stdout.write(
    `test: wrong in ${percent(wrong)}: passes ${percent(passed)} of ${TRIES}, after ${averageReplies.toFixed(0)} replies\n`,
  );
  expect(isMet(passed), `a model wrong in ${percent(wrong)}: ${goal}`);
}
for (const line of missed) process.stderr.write(`Missed: ${line}\n`);
process.exitCode = missed.length === 0 ? 0 : 1;
