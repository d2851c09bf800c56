// What participants notice when the model has problems: npm run bench:trouble. For each problem, people take the
// example template at the same time on the built server, with the product's own limits. A local server simulates the
// problem in one provider's format, then in the other's. "first reply" is the longest wait for the reply to an open
// answer while the model is still asked. "breaker open" is the median and the longest wait after that.
import { newParticipant, startProduct, testModule } from "./product.mjs";

const PEOPLE = 20;
/** The longest reply, and the longest one while the circuit breaker is open, in milliseconds. */
const LIMITS = { reply: 21_000, spared: 200 };
/** Replies that leave the circuit breaker closed: a refusal is about the text, not about the service. */
const KEEPS_ASKING = ["ok", "refusal"];

const { MODES } = await testModule("fakes/model-server");
const { startEitherServer } = await testModule("fakes/either-server");
const { PLAIN_ANSWERS } = await testModule("helpers/plain-answers");

process.stdout.write(
  "| provider | trouble | completed | first reply, s | breaker open, s (median / longest) | written by |\n|---|---|---|---|---|---|\n",
);
const PROVIDERS = ["anthropic", "openai-compatible"];
for (const [provider, mode] of PROVIDERS.flatMap((one) => MODES.map((mode) => [one, mode]))) {
  const result = await play(provider, mode);
  const row = [
    provider,
    mode,
    `${result.completed} of ${PEOPLE}`,
    seconds(result.first),
    KEEPS_ASKING.includes(mode) ? "–" : `${seconds(result.median)} / ${seconds(result.spared)}`,
    result.authors.join(", "),
  ];
  process.stdout.write(`| ${row.join(" | ")} |\n`);
  const isSlow =
    result.first > LIMITS.reply || (!KEEPS_ASKING.includes(mode) && result.spared > LIMITS.spared);
  if (isSlow || result.completed < PEOPLE) process.exitCode = 1;
}

async function play(provider, mode) {
  const model = await startEitherServer(provider, { mode });
  const product = await (provider === "anthropic" ? startProduct(model.url) : startLocal(model.url));
  try {
    const people = [];
    for (let person = 0; person < PEOPLE; person += 1)
      people.push(await newParticipant(`person${person}@example.com`));
    const first = await Promise.all(people.map((person) => answer(person, 0)));
    // The other answers are sent one by one, because this measures replies, not concurrency.
    const unaffected = [];
    for (const person of people) {
      for (let index = 1; index < PLAIN_ANSWERS.length; index += 1) {
        const milliseconds = await answer(person, index);
        if (index === 5 || index === 7) unaffected.push(milliseconds);
      }
    }
    const authors = await Promise.all(people.map((person) => person.results()));
    return {
      first: Math.max(...first),
      spared: Math.max(...unaffected),
      median: unaffected.sort((a, b) => a - b)[unaffected.length >> 1],
      completed: authors.length,
      authors: [...new Set(authors)],
    };
  } finally {
    await product.close();
    await model.close();
  }
}

/** The product with a model of the second provider. */
function startLocal(url) {
  const baseUrl = `${url}/v1`;
  const settings = { AI_PROVIDER: "openai-compatible", AI_BASE_URL: baseUrl, AI_MODEL: "local" };
  const models = { judge: "local", advise: "local" };
  const without = { ANTHROPIC_API_KEY: "", ANTHROPIC_BASE_URL: "" };
  const passed = { provider: "openai-compatible", baseUrl, models };
  return startProduct(baseUrl, { ...without, ...settings }, undefined, passed);
}

async function answer(person, index) {
  const { isValid, milliseconds } = await person.say(person.questions[index], PLAIN_ANSWERS[index]);
  if (!isValid) throw new Error(`"${PLAIN_ANSWERS[index]}" was not taken.`);
  return milliseconds;
}

function seconds(milliseconds) {
  return (milliseconds / 1_000).toFixed(2);
}
