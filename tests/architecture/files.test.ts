import { posix } from "node:path";
import { expect, test } from "vitest";
import { filesIn, textOf } from "#tests/helpers/source-files";

const FEATURES = "src/server/features/";
/** What every feature calls these parts. Whoever knows one feature finds their way in the next. */
const PARTS = ["router", "service", "repo", "rules", "views", "texts"];
/** What a feature lends to others besides. */
const LENT = ["attempts/sitting", "attempts/commit"].map((name) => `${FEATURES}${name}.ts`);

/**
 * The files of each room of the server; a feature's are those beyond its parts. A new word is a decision: is it a new
 * subject, or does it belong in a file that is there?
 */
const ROOMS = `
boot              announce build build-if-stale claim database-lock dev dev-server evaluate
                  folder prepare secret seed shutdown start start-problem stop tidy
kernel            breaker broadcast cidr clock durable-file errors itself keyed-lock log output
                  passwords phrase random rejection-of result-of security-log semaphore shortened
                  watch-ends
db                at-once ballast call chunks column-types columns compiled contains database
                  dialect errors find-page finder finder-thread migrate open patience person schema
                  statements work-tables write-check
http              broken-requests connections csp guard headers health html json-limits json-text pages preloads throttle
rendering         first-calls first-page renderer thread
http/sessions     plugin repo request-session slots store
rest              admin-rows api-docs api-docs-page api-docs-style extension-rows handler intake
                  json-list json-schema openapi openapi-answers openapi-examples openapi-samples row
                  schema-html schema-names table user-rows
trpc              context door errors init root session streams
jobs              backoff failure handler left-behind queue repo run-job worker
limits            headcount limiter memory network repo rules windows
mail              choose-mailer console delivery fences lifetime list-repo mailer message outbox
                  postbox postmark repo seal sealed-body smtp
advice            chosen compose contradictions fired ground hollow item markdown standing words
chat-replies      acknowledgement detect-language edit-request-text faq phrase-picker prompt-for-answer
                  reply-context reprompt suggestion-text welcome-and-notes
library           area-match fields library mixed proposals suggest words
assistant         card-draft choose-assistant draft-scoring folded-text hidden-marks
                  leak-guard log mask meter name-search others-names payer phone-numbers port repo resilient sanitise
                  shown-text template-draft template-suggestion
assistant/built-in built-in
assistant/model   anthropic answer-check call calls conversation json-element-reader json-field-reader
                  model-assistant object-finder openai-compatible places reply transport
assistant/trial   advice-cases injections permission replies repo spent tested-model trial
assistant/evidence addresses appeals cited holds languages material names number-words numbers openers passage
                  plain-text planned quotations quoted reading said settle shown-advice statement
features/admin-auth       guessing-notice invitations known-networks login-limits reset-links
features/attempts         answering benchmark benchmark-repo benchmarks commit comparison fingerprint list-repo lists messages
                          score-repo scores sitting sitting-repo values version-repo versions
features/cards            proposals
features/chat             edit-answer edit-request follow-up interpret-message pending-suggestion turn
                          turn-result watching
features/participant-auth abandoned access-links presence unproved unproved-repo
features/templates        efforts
features/users            list-repo
`;
/** Rooms whose files are entries of one kind: the parser, subjects, mails, prompts. */
const COLLECTIONS =
  /^src\/server\/(answer-parser|language|advice\/phrases|chat-replies\/phrases|library\/assessments|library\/fields|assistant\/model\/prompts|mail\/messages)\//;
/** What puts the rooms together. */
const TOP = ["app", "config", "deps", "main", "services"];

const KEBAB_CASE = /^(README|[a-z0-9]+(-[a-z0-9]+)*(\.(d|module|test))?)\.[a-z]+$/;
/** A file that is longer has more than one subject. */
const MAX_LINES = 300;
/** But for words: one table a language. */
const TABLES = /^src\/server\/language\/lexicon\//;

const isCode = (path: string) => /\.(tsx?|mjs|mts|css)$/.test(path);
const nameOf = (path: string) => posix.basename(path);

/** The files that a file imports, as paths from the top; packages are left out. */
function importsOf(path: string): string[] {
  return [...textOf(path).matchAll(/\bfrom "([.#][^"]*)"/g)].map(([, target = ""]) =>
    target.startsWith("#server/")
      ? `${target.replace("#server/", "src/server/")}.ts`
      : `${posix.join(posix.dirname(path), target)}.ts`,
  );
}

test("file names are in kebab case", () => {
  const files = ["src", "migrations", "tests"].flatMap(filesIn);
  expect(files.filter((path) => !KEBAB_CASE.test(nameOf(path)))).toEqual([]);
});

test("each style module has a name of its own, as its classes are named by it", () => {
  const names = filesIn("src/client")
    .map(nameOf)
    .filter((name) => name.endsWith(".module.css"));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("a feature of the server holds a router and a service, and what it adds under other names stays inside", () => {
  const server = filesIn("src/server").filter((path) => path.endsWith(".ts"));
  const inFeatures = server.filter((path) => path.startsWith(FEATURES));
  const folders = new Set(inFeatures.map((path) => posix.dirname(path)));
  for (const folder of folders) {
    expect(inFeatures).toContain(`${folder}/router.ts`);
    expect(inFeatures).toContain(`${folder}/service.ts`);
  }
  const helpers = inFeatures.filter(
    (path) => !PARTS.includes(posix.basename(path, ".ts")) && !LENT.includes(path),
  );
  const reachedFromOutside = helpers.filter((helper) =>
    server.some((path) => posix.dirname(path) !== posix.dirname(helper) && importsOf(path).includes(helper)),
  );
  expect(reachedFromOutside).toEqual([]);
});

test("each room of the server holds the files that its words name, and no word is left over", () => {
  const known = new Set(TOP.map((word) => `src/server/${word}`));
  let room = "";
  for (const line of ROOMS.trim().split("\n")) {
    const [first = "", ...rest] = line.trim().split(/\s+/);
    const isOfSameRoom = line.startsWith(" ");
    if (!isOfSameRoom) room = first;
    for (const word of isOfSameRoom ? [first, ...rest] : rest) known.add(`src/server/${room}/${word}`);
  }
  const isPart = (path: string) => path.startsWith(FEATURES) && PARTS.includes(posix.basename(path));
  const files = filesIn("src/server")
    .filter((path) => !COLLECTIONS.test(path))
    .map((path) => path.replace(/(\.d)?\.\w+$/, ""))
    .filter((path) => !isPart(path));
  expect([...new Set(files)].sort()).toEqual([...known].sort());
});

test("no source file is longer than 300 lines", () => {
  const long = filesIn("src")
    .filter((path) => isCode(path) && !TABLES.test(path))
    .filter((path) => textOf(path).split("\n").length - 1 > MAX_LINES);
  expect(long).toEqual([]);
});
