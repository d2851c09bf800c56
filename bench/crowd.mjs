// Many people send an open answer in the chat: npm run bench:crowd -- [people] [thinking] [within]. By default 200
// people within 3,000 ms, evenly spread, and a model that thinks for 650 ms; `within` 0 sends all at the same time.
// Prints whether the model read every answer, and the delay between its first word and that word's arrival.
import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { newParticipant, startProduct, URL_OF_SERVER } from "./product.mjs";

const [people = 200, thinking = 650, within = 3_000] = process.argv.slice(2).map(Number);
/** Number of uncounted people, because a process is slower right after its start. */
const WARMING = 20;
const GOAL = { median: 5, p99: 30 };

const model = fork(fileURLToPath(new URL("./crowd/model.mjs", import.meta.url)), [String(thinking)]);
const [{ url }] = await once(model, "message");
const sentAt = new Map();
let most = 0;
model.on("message", (word) => {
  sentAt.set(word.walker, word.at);
  most = word.most;
});
const product = await startProduct(url);
let failed = false;
try {
  const walkers = [];
  for (let number = 1; number <= people + WARMING; number++) {
    walkers.push({ number, ...(await newParticipant(`walker${number}@example.com`)) });
  }
  for (const walker of walkers.splice(people)) await turn(walker);
  const startedAt = Date.now();
  const turns = await Promise.all(
    walkers.map(async (walker) => {
      await wait((within * walker.number) / people);
      return turn(walker);
    }),
  );
  const took = Date.now() - startedAt;
  const byModel = turns.filter(({ isByModel }) => isByModel).length;
  const late = turns.flatMap(({ number, firstWord }) => {
    const at = sentAt.get(String(number));
    return at && firstWord ? [firstWord - at] : [];
  });
  late.sort((a, b) => a - b);
  const at = (part) => late[Math.min(late.length - 1, Math.floor(part * late.length))];
  const notified = turns.filter(({ isTold }) => isTold).length;
  process.stdout.write(
    `${byModel} of ${people} were answered by the model, in ${took} ms; at most ${most} calls at once.\n` +
      `First word after it left the model: median ${at(0.5)} ms, p99 ${at(0.99)} ms (goals ${GOAL.median}, ${GOAL.p99}).\n` +
      `${notified} waited over two seconds and were told.\n`,
  );
  failed = byModel < people || at(0.5) > GOAL.median || at(0.99) > GOAL.p99;
} finally {
  await product.close();
  model.kill();
}
if (failed) process.exitCode = 1;

/** Sends an open answer as the chat does, and reads the streamed reply. */
async function turn({ number, id, questions: [first], cookie }) {
  const response = await fetch(`${URL_OF_SERVER}/trpc/chat.answer?batch=1`, {
    method: "POST",
    headers: {
      cookie,
      origin: URL_OF_SERVER,
      "content-type": "application/json",
      "trpc-accept": "application/jsonl",
    },
    body: JSON.stringify({
      0: {
        attemptId: id,
        questionId: first.id,
        message: `We repair shoes for walker ${number} of many, and he is not the only one who asks`,
        clientMessageId: `message-${number}`,
      },
    }),
  });
  let all = "";
  let firstWord;
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    all += chunk;
    if (!firstWord && all.includes("Thank you")) firstWord = Date.now();
  }
  return {
    number,
    firstWord,
    isTold: all.includes('"waiting"'),
    isByModel: all.includes("for telling me."),
  };
}
