// Opens server-rendered pages with React's development build and prints hydration warnings: npm run bench:hydration.
// Exits with 1 if there are any.
import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { buildIfStale, root } from "../src/server/startup/build-if-stale.mjs";
import { newParticipant, startProduct, testModule, URL_OF_SERVER } from "./product.mjs";

const FOLDER = join(root, "dist/development");
/** Each page is opened in both, and in another time zone than the server's. */
const SCHEMES = ["light", "dark"];
const ADMINS = [
  "dashboard",
  "users",
  "assessments",
  "assessments/1",
  "templates",
  "templates/1/questions",
  "outbox",
].map((page) => `/admin/${page}`);
const ADMIN = { ADMIN_EMAIL: "admin@example.com", ADMIN_PASSWORD: "correct horse battery" };
/** Attribute in HTML that contains the rendered first screen. */
const RENDERED = "data-rendered";

buildIfStale();
for (const part of ["server", "render"])
  cpSync(join(root, "dist", part), join(FOLDER, part), { recursive: true });
buildPages();
const environment = { ANTHROPIC_API_KEY: "", ANTHROPIC_BASE_URL: "", ...ADMIN };
const product = await startProduct("", environment, join(FOLDER, "server/main.js"));
const { PLAIN_ANSWERS } = await testModule("helpers/plain-answers");
const { chromiumOptions } = await testModule("helpers/browser");
const browser = await chromium.launch(chromiumOptions());
let complaints = 0;

try {
  const started = await newParticipant("begun@example.com");
  const half = await newParticipant("half@example.com");
  const done = await newParticipant("done@example.com");
  for (const [place, question] of done.questions.entries()) await done.answer(question, PLAIN_ANSWERS[place]);
  await done.results();
  for (const [place, question] of half.questions.slice(0, 3).entries())
    await half.say(question, PLAIN_ANSWERS[place]);
  const admin = { cookie: await signedIn() };
  const anybodys = ["/", "/access", "/start-assessment", "/direct-assessment/1", "/direct-assessment/99"];
  // The rendering thread starts with the first request for a page.
  while (!(await (await fetch(URL_OF_SERVER)).text()).includes(RENDERED));
  for (const scheme of SCHEMES) {
    await visit(scheme, anybodys);
    for (const participant of [started, half, done]) await visit(scheme, pagesOf(participant), participant);
    await visit(scheme, ADMINS, admin);
  }
} finally {
  await browser.close();
  await product.close();
}
process.stdout.write(
  complaints === 0 ? "React said nothing.\n" : `React said something ${complaints} times.\n`,
);
process.exitCode = complaints === 0 ? 0 : 1;

function pagesOf({ id }) {
  const ownPages = ["chat", "start", "start?q=3", "results"].map((page) => `/assessment/${id}/${page}`);
  return ["/", "/access", "/direct-assessment/1", "/user-dashboard", ...ownPages];
}

async function visit(colorScheme, paths, participant) {
  const context = await browser.newContext({ colorScheme, timezoneId: "Pacific/Auckland" });
  if (participant) {
    const [name, value] = participant.cookie.split("=");
    await context.addCookies([{ name, value, url: URL_OF_SERVER }]);
  }
  const page = await context.newPage();
  const complain = (path, text) => {
    complaints += 1;
    process.stdout.write(`${path} (${colorScheme}): ${text}\n`);
  };
  let path = "";
  page.on("console", (message) => {
    const isReacts = !message.text().startsWith("Failed to load resource");
    if (isReacts && ["error", "warning"].includes(message.type())) complain(path, message.text());
  });
  page.on("pageerror", (error) => complain(path, String(error)));
  for (path of paths) {
    const response = await page.goto(URL_OF_SERVER + path, { waitUntil: "networkidle" });
    const isRendered = (await response.text()).includes(RENDERED);
    process.stdout.write(`${path}\t${isRendered ? "rendered" : "built in the browser"}\n`);
  }
  await context.close();
}

async function signedIn() {
  const response = await fetch(`${URL_OF_SERVER}/api/admin/login`, {
    method: "POST",
    headers: { origin: URL_OF_SERVER, "content-type": "application/json" },
    body: JSON.stringify({ email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD }),
  });
  return response.headers.getSetCookie()[0].split(";")[0];
}

function buildPages() {
  const program = join(root, "node_modules/vite/bin/vite.js");
  const options = ["build", "--outDir", join(FOLDER, "client"), "--minify", "false"];
  const { status } = spawnSync(process.execPath, [program, ...options], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "development" },
    stdio: "ignore",
  });
  if (status !== 0) throw new Error("The development build failed.");
}
