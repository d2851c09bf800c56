import { expect, test } from "vitest";
import { type Prose, proseInDocument, proseInSource } from "#tests/helpers/prose";
import { filesIn, textOf } from "#tests/helpers/source-files";

/** Banned words as patterns, with what to write instead. The rules are in CONTRIBUTING.md. */
const INSTEAD: Readonly<Record<string, string>> = {
  "whoever|whomever": "the person who",
  whatever: "the thing itself",
  "somebody|anybody": "someone, anyone, or the person",
  nobody: "no one",
  everybody: "everyone",
  "mend(?:s|ed|ing)?": "fix",
  "rings?|ringing": "call",
  "(?:put|puts|putting) (?:it |them )?away": "dismiss",
  "(?:hand|hands|handed|handing) (?:it |them )?on": "share",
  "look(?:s|ed|ing)? (?:it |them )?over": "review",
  "at once": "right away, or at the same time",
  aloud: "openly",
  seldom: "rarely",
  meanwhile: "until then, or nothing",
  beside: "next to",
  "stands(?! (?:for|in|out|up))": "is",
  "(?:is|are|was|were|has|have) gone": "was deleted",
  holds: "applies, contains, or is true",
  "(?:comes?|came) to(?! (?:mind|an end|you|this|here))": "is, or adds up to",
  "(?:goes|go|went) with (?:it|them)": "is also deleted",
  "advertisements?": "ads",
  definite: "specific",
  "of (?:its|their|your|our|my|his|her) own": "custom, or own",
  "so many": "the number",
  "by (?:itself|themselves)": "automatically",
  serves: "is used",
  "set aside": "paused",
  anew: "again",
  hardly: "rarely, or mostly not",
  "begun|began": "started",
  "(?:goes|go|went|going) on(?! the)": "continue",
  "(?:rests?|resting) on": "is based on",
  "made[- ]up": "sample",
  "worked out": "calculated",
  "mails|(?<!not )mailed|mailing": "emails, emailed",
  towards: "toward",
  "colours?|coloured": "color",
  "organisations?|organised?|organising": "organization",
  "behaviours?": "behavior",
  "recognised?|summarised?|analysed?": "US spelling with z",
  "favourites?|centres?|licence|cancelled|programmes?|judgement|whilst": "US spelling",
};
const BANNED = Object.entries(INSTEAD).map(([pattern, instead]) => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${pattern})(?![\\p{L}\\p{N}-])`, "giu"),
  instead,
}));

/** Not English for people: word lists, prompts, other languages, and the template library. */
const EXEMPT_FILES = [
  /^src\/server\/(answer-parser|language|template-library)\//,
  /^src\/server\/assistant\/(evaluation|grounding|model\/prompts)\//,
  /^src\/server\/(advice|chat-replies)\/phrases\/(?!en\.ts)/,
  /^src\/server\/advice\/(is-empty-answer|urgent-words)\.ts/,
  /^src\/server\/assistant\/(name-matcher|third-party-names)\.ts/,
  /^src\/shared\/domain\/cards\/advice-headings-table\.ts/,
];
const DOCUMENTS = [
  "README.md",
  "CONTRIBUTING.md",
  "ARCHITECTURE.md",
  ".env.example",
  ...filesIn("docs").filter((path) => /^docs\/(?:decisions\/)?[^/]+\.md$/.test(path)),
  ...filesIn("deploy"),
];
const sources = filesIn("src").filter(
  (path) => /\.(tsx?|mjs)$/.test(path) && !EXEMPT_FILES.some((other) => other.test(path)),
);
const isInClient = (path: string) => path.startsWith("src/client/");

/** Skips parsing for files without banned words. */
const proseOf = (path: string): Prose[] => {
  const text = textOf(path);
  return BANNED.some(({ pattern }) => text.search(pattern) >= 0) ? proseInSource(path, text) : [];
};

const hitsIn = (prose: readonly Prose[]): string[] =>
  prose.flatMap(({ path, line, text }) =>
    BANNED.flatMap(({ pattern, instead }) =>
      [...text.matchAll(pattern)].map(
        ([word]) => `${path}:${line} "${word}" (${instead}): ${text.slice(0, 120)}`,
      ),
    ),
  );

test("banned words are found in strings, templates, JSX and documents", () => {
  const source = `
    import { x } from "at once";
    // Whoever mends it.
    type Kind = "so many";
    const a = <p title="Put it away">Ring whoever owes {you} most</p>;
    const b = \`\${a} stands beside \${a}\`;
    const c = sql\`select 1 at once\`;
    const d = ["ring", "What comes to mind first?", "A meanwhile-table"];
  `;
  const words = hitsIn(proseInSource("some.tsx", source)).map((hit) => hit.split('"')[1]);
  expect(words).toEqual(["Put it away", "whoever", "Ring", "beside", "stands"]);
  const document = "Nobody.\n```\nmend\n```\nThe `mend` of [it](mend.md) is gone.";
  expect(hitsIn(proseInDocument("some.md", document)).map((hit) => hit.split(" (")[0])).toEqual([
    'some.md:1 "Nobody"',
    'some.md:5 "is gone"',
  ]);
});

test("replies, emails, errors, the console and the API are in plain English", () => {
  expect(hitsIn(sources.filter((path) => !isInClient(path)).flatMap(proseOf))).toEqual([]);
});

test("documents are in plain English", () => {
  expect(hitsIn(DOCUMENTS.flatMap((path) => proseInDocument(path, textOf(path))))).toEqual([]);
});

/** The library's texts without its search words. */
function proseInLibrary(path: string): Prose[] {
  const text = textOf(path).replace(/^( *)words:.*\n(?:\1 +.*\n)*/gm, (words) =>
    words.replaceAll(/[^\n]/g, ""),
  );
  return proseInDocument(path, text);
}

test("the library is in plain English", () => {
  const files = filesIn("src/server/template-library").filter((path) => path.endsWith(".yaml"));
  expect(files.length).toBeGreaterThanOrEqual(30);
  expect(hitsIn(files.flatMap(proseInLibrary))).toEqual([]);
});

test("screens are in plain English", () => {
  expect(hitsIn(sources.filter(isInClient).flatMap(proseOf))).toEqual([]);
});
