// How many tokens a completed attempt costs: npm run bench:tokens. Answers the example template's eight questions,
// three of them open, with a local server for the Messages API, and counts what was recorded. A token is estimated as
// four characters in all rows. Providers' counts differ from that, about equally in all rows. Prints the table of
// docs/ai-costs.md.
import { newParticipant, startProduct, testModule } from "./product.mjs";

const MAX_CALLS = 5;
const MAX_SHARE = 0.5;
/** The smallest prompt that models cache, in tokens. Some larger models need up to 4,096. */
const CACHE_MINIMUM = 1_024;

const { startAnthropicServer } = await testModule("fakes/anthropic-server");
const { costOf, naiveCostOf } = await testModule("helpers/token-count");
const { PLAIN_ANSWERS } = await testModule("helpers/plain-answers");

const model = await startAnthropicServer({ cacheMinimum: CACHE_MINIMUM });
const product = await startProduct(model.url);
try {
  const conversation = await play("first@example.com");
  const requests = [...model.requests];
  await play("second@example.com");
  const naive = naiveCostOf(requests, conversation);
  const bare = naiveCostOf(requests, conversation, false);
  const askwellCost = costOf(requests);
  const share = askwellCost.inputTokens / naive.inputTokens;
  const written = requests.map((_, index) => model.usages[index].cache_creation_input_tokens);
  const cached = requests.map((_, index) => model.usages[requests.length + index].cache_read_input_tokens);
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
  print(
    [
      ["the conversation and the assessment in every call", naive],
      ["the conversation alone in every call", bare],
      ["Askwell", askwellCost],
    ],
    naive,
  );
  process.stdout.write(
    `\nThe first attempt wrote ${sum(written)} tokens to the cache, the next one read ${sum(cached)} from it.\n`,
  );
  if (askwellCost.calls > MAX_CALLS)
    process.exitCode = fail(`An attempt takes more than ${MAX_CALLS} calls.`);
  if (share > MAX_SHARE) process.exitCode = fail(`An attempt takes more than ${MAX_SHARE * 100} %.`);
} finally {
  await product.close();
  await model.close();
}

/** Plays an attempt with plain answers. Returns its conversation. */
async function play(email) {
  const person = await newParticipant(email);
  const conversation = [];
  for (const [index, question] of person.questions.entries()) {
    const answer = PLAIN_ANSWERS[index];
    const { isValid, response } = await person.say(question, answer);
    if (!isValid) throw new Error(`"${answer}" was not taken.`);
    conversation.push(
      { role: "bot", content: question.questionText },
      { role: "user", content: answer },
      { role: "bot", content: response },
    );
  }
  await person.results();
  return conversation;
}

function print(rows, base) {
  const lines = rows.map(([name, { calls, inputTokens }]) => {
    const share = Math.round((100 * inputTokens) / base.inputTokens);
    return `| ${name} | ${calls} | ${inputTokens.toLocaleString("en-US")} | ${share} % |`;
  });
  process.stdout.write(
    ["| what is sent | calls | input tokens | share |", "|---|---|---|---|", ...lines, ""].join("\n"),
  );
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  return 1;
}
