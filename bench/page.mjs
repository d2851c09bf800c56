// How long a visitor with a cheap phone waits, and how much is transferred: npm run bench:page -- [rounds]. Each page
// is opened in a fresh browser with a 4 times slower processor over slow 4G (1.6 Mbit/s, 150 ms). The pages take turns
// with a plain page of the same text as the baseline. Prints medians; bytes are those on the wire.
import { createServer } from "node:http";
import { chromium } from "playwright-core";
import { librariesOf } from "./page/libraries.mjs";
import { presses } from "./page/press.mjs";
import { measureVisit, PHONE, SLOWER } from "./page/visit.mjs";
import { newParticipant, startProduct, testModule, URL_OF_SERVER } from "./product.mjs";

const rounds = Number(process.argv[2] ?? 5);
const WITHOUT_MODEL = { ANTHROPIC_API_KEY: "", ANTHROPIC_BASE_URL: "" };

const product = await startProduct("", WITHOUT_MODEL);
const plain = createServer((_request, response) =>
  response
    .setHeader("content-type", "text/html")
    .end(`<!doctype html><h1>Askwell</h1>${"<p>A line of text.".repeat(40)}`),
).listen(0);
const { PLAIN_ANSWERS } = await testModule("helpers/plain-answers");
const { chromiumOptions } = await testModule("helpers/browser");
const browser = await chromium.launch(chromiumOptions());

try {
  const open = await newParticipant("open@example.com");
  const done = await newParticipant("done@example.com");
  for (const [place, question] of done.questions.entries()) await done.answer(question, PLAIN_ANSWERS[place]);
  await done.results();
  const site = URL_OF_SERVER;
  const pages = [
    { name: "plain HTML", url: `http://localhost:${plain.address().port}`, control: "h1", isPlain: true },
    { name: "welcome", url: `${site}/`, control: "main a" },
    { name: "direct", url: `${site}/direct-assessment/1`, control: "main button" },
    { name: "dashboard", url: `${site}/user-dashboard`, control: "main button", participant: open },
    { name: "form", url: `${site}/assessment/${open.id}/start`, control: "main textarea", participant: open },
    { name: "chat", url: `${site}/assessment/${open.id}/chat`, control: "main textarea", participant: open },
    {
      name: "results",
      url: `${site}/assessment/${done.id}/results`,
      control: "main button",
      participant: done,
    },
  ];
  const visits = new Map(pages.map((page) => [page, []]));
  for (let round = 0; round < rounds; round++) {
    for (const page of pages) visits.get(page).push(await measureVisit(browser, page));
  }
  print(pages, visits);
  await printPresses();
  await printLibraries(visits.get(pages.find(({ name }) => name === "chat"))[0].scripts);
} finally {
  await browser.close();
  plain.close();
  await product.close();
}

function print(pages, visits) {
  const line = (cells) => process.stdout.write(`| ${cells.join(" | ")} |\n`);
  line(["Page", "Largest paint (ms)", "Usable (ms)", "Requests", "All (kB)", "Scripts (kB)", "Layout shift"]);
  line(["---", "--:", "--:", "--:", "--:", "--:", "--:"]);
  for (const page of pages) {
    const middle = (key) => median(visits.get(page).map((visit) => visit[key]));
    line([
      page.name,
      Math.round(middle("paint")),
      Math.round(middle("usable")),
      middle("requests"),
      kilo(middle("bytes")),
      kilo(middle("scriptBytes")),
      middle("shift").toFixed(3),
    ]);
  }
}

async function printPresses() {
  const all = { next: [], quickReply: [] };
  for (let round = 0; round < rounds; round++) {
    const inForm = await newParticipant(`form-${round}@example.com`);
    const inChat = await newParticipant(`chat-${round}@example.com`);
    await inChat.answer(inChat.questions[0], PLAIN_ANSWERS[0]);
    const times = await presses(browser, {
      site: URL_OF_SERVER,
      inForm,
      inChat,
      phone: PHONE,
      slower: SLOWER,
    });
    for (const [kind, list] of Object.entries(all)) list.push(...times[kind]);
  }
  for (const [kind, list] of Object.entries(all)) {
    const sorted = list.toSorted((a, b) => a - b);
    process.stdout.write(
      `\n${kind}: ${Math.round(median(list))} ms to its frame, ${Math.round(sorted.at(-1))} at most`,
    );
  }
  process.stdout.write("\n");
}

async function printLibraries(scripts) {
  process.stdout.write("\nThe chat's scripts by library, as they travel (kB):\n");
  const libraries = await librariesOf(scripts);
  const large = libraries.filter(([, bytes]) => bytes >= 1_000);
  const rest = libraries.slice(large.length);
  const sum = rest.reduce((total, [, bytes]) => total + bytes, 0);
  for (const [library, bytes] of [...large, [`${rest.length} smaller ones`, sum]]) {
    process.stdout.write(`${kilo(bytes).padStart(7)}  ${library}\n`);
  }
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

function kilo(bytes) {
  return (bytes / 1000).toFixed(1);
}
