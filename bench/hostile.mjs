// How the server copes with hostile names and a job that never ends: npm run bench:hostile. On the built server with a
// model, people with names of marks, joiners and dashes send answers such as 4,000 spaces. Then the server is killed
// during a job until the job is paused.
import { setTimeout as wait } from "node:timers/promises";
import { newParticipant, startProduct, testModule } from "./product.mjs";

/** Limits for a reply to a hostile person and for a start, in milliseconds. */
const LIMITS = { reply: 50, start: 2_000 };
const SAMPLE_SIZE = 1_000;
const UNITS = [
  "\u0301",
  "\u0345",
  "\u20dd",
  "\u3099",
  "\u200b",
  "\u200c",
  "\u200d",
  "\ufeff",
  "-",
  "—",
  "'",
  "’",
  " ",
];
const LETTERS = ["a", "É", "ι", "ß", "İ", "李", "が", "한"];
const KNOWN = [
  `ab ${"\u0301 ".repeat(45)}cd`,
  `ab-${"\u200d-".repeat(45)}cd`,
  `a${"' ".repeat(45)}b`,
  "ι".repeat(100),
  `ab${"\u0301".repeat(96)}c`,
  "\u0301 ".repeat(50),
  "\u200d".repeat(100),
];
const ANSWERS = [" ", "-", "\u0301", "\u0345", "\u200d", "ι", "'"].map((unit) => `ab${unit.repeat(3_996)}cd`);

const { startAnthropicServer } = await testModule("fakes/anthropic-server");
const { PLAIN_ANSWERS } = await testModule("helpers/plain-answers");
const model = await startAnthropicServer();
const product = await startProduct(model.url, { AI_DAILY_TOKEN_BUDGET: "1000000000" });
let people = 0;

try {
  // The first replies are slow because code is compiled. They say nothing about names.
  for (let index = 0; index < 20; index++) {
    const person = await newParticipant(`person${++people}@example.com`);
    await person.say(person.questions[0], PLAIN_ANSWERS[0]);
  }
  process.stdout.write(
    "| people | names refused | replies | median, ms | longest, ms |\n|---|---|---|---|---|\n",
  );
  await play("ordinary names, plain answers", Array(50).fill("Pat Doe"), [PLAIN_ANSWERS[0]]);
  await play("the known hostile names", KNOWN, ANSWERS);
  await play(`${SAMPLE_SIZE} made names`, Array.from({ length: SAMPLE_SIZE }, randomName), ANSWERS);
  process.stdout.write("\n| start after a kill -9 | ready and well, ms | recommendations |\n|---|---|---|\n");
  await crashThreeTimes();
} finally {
  await product.close();
  await model.close();
}

/** Each person sends one of the answers. The first few send all of them. */
async function play(label, names, answers) {
  const times = [];
  let refused = 0;
  for (const [index, name] of names.entries()) {
    const person = await newParticipant(`person${++people}@example.com`, name).catch((error) => {
      if (!/at least one letter|is required/.test(error.message)) throw error;
      refused += 1;
    });
    if (!person) continue;
    const replies = names.length > SAMPLE_SIZE / 2 ? [answers[index % answers.length]] : answers;
    for (const answer of replies) times.push((await person.say(person.questions[0], answer)).milliseconds);
  }
  const longest = Math.max(...times);
  const median = times.sort((a, b) => a - b)[times.length >> 1];
  const row = [label, refused, times.length, median.toFixed(1), longest.toFixed(1)];
  process.stdout.write(`| ${row.join(" | ")} |\n`);
  if (longest > LIMITS.reply) process.exitCode = 1;
}

/** Names that are the same in every run. */
function randomName(_, seed) {
  let state = seed + 1;
  const random = (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const length = 1 + random(100);
  const units = Array.from({ length }, () =>
    random(4) === 0 ? LETTERS[random(LETTERS.length)] : UNITS[random(UNITS.length)],
  );
  return units.join("").slice(0, 100);
}

async function crashThreeTimes() {
  const person = await newParticipant(`person${++people}@example.com`);
  for (const [index, answer] of PLAIN_ANSWERS.entries()) await person.say(person.questions[index], answer);
  model.setMode("hang");
  const before = model.requests.length;
  await person.complete();
  for (let start = 1; start <= 3; start += 1) {
    while (model.requests.length < before + start) await wait(20);
    const milliseconds = await product.restart();
    const state = await person.state();
    process.stdout.write(`| ${start} | ${milliseconds.toFixed(0)} | ${state} |\n`);
    if (milliseconds > LIMITS.start || state !== (start < 3 ? "pending" : "failed")) process.exitCode = 1;
  }
}
