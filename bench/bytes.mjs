// How much disk space an attempt takes, by table and index: npm run bench:bytes -- [attempts]. People start a template
// through the product's calls and answer it one by one, in the form or in the chat. Those in the form complete it.
// Measures the growth of a compacted copy of the database per attempt, and separately the space per person, whose
// counters are deleted within a day. Limits are counted as in production but never reached. No model.
import { rmSync } from "node:fs";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { newParticipant, startProduct, URL_OF_SERVER } from "./product.mjs";

const attempts = Number(process.argv[2] ?? 300);
const ADMIN = { email: "ada@example.com", password: "correct-horse" };
/** Bytes per answered attempt. */
const GOALS = { form: 2_500, chat: 8_000 };
/** A conversation has 40 messages: a welcome, and for each question the question, the answer and the reply. */
const QUESTIONS = { form: 20, chat: 13 };
const OPTIONS = ["Just me", "2 to 10 people", "11 to 50 people", "More than 50 people"];
const TEXTS = [
  "We make hiking shoes by hand and sell them in two shops and online.",
  "Mostly to people over forty who walk a lot and come back every few years.",
  "Leather takes eight weeks to arrive, and nobody orders ahead of time.",
  "More orders from companies, and one day a week without phone calls.",
];
/** Tables with rows per person, not per attempt. */
const OF_PERSON = ["users", "sessions", "rate_limits"];

const product = await startProduct("", {
  RATE_LIMIT_FACTOR: "1000000",
  ANTHROPIC_API_KEY: "",
  ANTHROPIC_BASE_URL: "",
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
});
try {
  const admin = await signIn();
  const templates = {
    form: await addTemplate(admin, QUESTIONS.form),
    chat: await addTemplate(admin, QUESTIONS.chat),
  };
  const byForm = [];
  const loads = {
    beginning: (number) => newParticipant(`begun${number}@example.com`, "Pat Doe", templates.form),
    async form(number) {
      const person = await newParticipant(`form${number}@example.com`, "Pat Doe", templates.form);
      for (const question of person.questions) await person.answer(question, answerTo(question, number));
      byForm.push(person);
    },
    async chat(number) {
      const person = await newParticipant(`chat${number}@example.com`, "Pat Doe", templates.chat);
      await person.open();
      for (const question of person.questions) await person.say(question, answerTo(question, number));
    },
    completion: (number) => byForm[number].results(),
  };
  let isWithin = true;
  for (const [name, load] of Object.entries(loads)) {
    // The first one creates what all others share.
    await load(0);
    const before = sizes();
    for (let number = 1; number <= attempts; number += 1) await load(number);
    isWithin = print(name, before, sizes()) && isWithin;
  }
  if (!isWithin) process.exitCode = 1;
} finally {
  await product.close();
}

async function post(path, body, cookie = "") {
  const headers = { cookie, origin: URL_OF_SERVER, "content-type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  const response = await fetch(`${URL_OF_SERVER}/api/admin${path}`, init);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

async function signIn() {
  const response = await post("/login", ADMIN);
  return response.headers.getSetCookie()[0].split(";")[0];
}

/** Of five questions, two are ratings, two are open and one is a choice. */
async function addTemplate(cookie, count) {
  const { id } = await (await post("/assessment-templates", { title: "Growth check" }, cookie)).json();
  for (let number = 1; number <= count; number += 1) {
    const questionType = ["text", "rating", "multiple_choice", "rating", "text"][number % 5];
    const options = questionType === "multiple_choice" ? OPTIONS : null;
    const questionText = `${number}. How would you describe this part of your business today?`;
    await post(`/assessments/${id}/questions`, { questionText, questionType, options }, cookie);
  }
  return id;
}

function answerTo({ id, questionType }, number) {
  if (questionType === "rating") return String(1 + ((id + number) % 5));
  const pool = questionType === "text" ? TEXTS : OPTIONS;
  return pool[(id + number) % pool.length];
}

function sizes() {
  const copy = join(product.folder, "copy.db");
  const raw = new SQLite(join(product.folder, "askwell.db"));
  raw.prepare("VACUUM INTO ?").run(copy);
  raw.close();
  const compact = new SQLite(copy);
  const rows = compact
    .prepare(
      `SELECT dbstat.name, coalesce(tbl_name, dbstat.name) AS owner, sum(pgsize) AS bytes
       FROM dbstat LEFT JOIN sqlite_schema ON sqlite_schema.name = dbstat.name GROUP BY dbstat.name`,
    )
    .all();
  compact.close();
  rmSync(copy);
  return new Map(rows.map((row) => [row.name, row]));
}

/** Prints the growth per attempt. Returns false if it exceeds the goal. */
function print(load, before, after) {
  const grown = [...after.values()]
    .map(({ name, owner, bytes }) => ({
      name,
      owner,
      bytes: (bytes - (before.get(name)?.bytes ?? 0)) / attempts,
    }))
    .filter(({ bytes }) => bytes !== 0)
    .toSorted((one, other) => other.bytes - one.bytes);
  const ofAttempt = grown.filter(({ owner }) => !OF_PERSON.includes(owner));
  const ofPerson = grown.filter(({ owner }) => OF_PERSON.includes(owner));
  const goal = GOALS[load];
  const sum = (rows) => rows.reduce((total, { bytes }) => total + bytes, 0);
  const line = (name, bytes, note = "") =>
    process.stdout.write(`| ${name}${note} | ${Math.round(bytes)} |\n`);
  process.stdout.write(`\n| ${load} | bytes |\n|---|--:|\n`);
  for (const { name, bytes } of ofAttempt) line(name, bytes);
  line("an attempt", sum(ofAttempt), goal ? ` (goal ${goal})` : "");
  if (ofPerson.length > 0) line("its person", sum(ofPerson));
  return !goal || sum(ofAttempt) <= goal;
}
