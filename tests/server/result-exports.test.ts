import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AdminIdentity } from "#server/features/admin-auth/rules";
import { type Column, NOT_SHOWN, SKIPPED } from "#server/features/result-exports/columns";
import { csvOf } from "#server/features/result-exports/csv";
import type { ExportedAttempt } from "#server/features/result-exports/views";
import { xlsxOf } from "#server/features/result-exports/xlsx";
import { seededRandom } from "#server/lib/seeded-random";
import { exportQuery, type TemplateResults } from "#shared/contracts/template-results";
import { readCsv, withoutFormulaGuard } from "#tests/helpers/read-csv";
import { readXlsx } from "#tests/helpers/read-xlsx";
import { seedAttempts, storedVersions } from "#tests/helpers/seeded-attempts";
import { type TestServer, testServer } from "#tests/helpers/server";
import { put, value } from "#tests/helpers/stored";
import { versionedTemplate } from "#tests/helpers/versioned-template";

const FROM = Date.parse("2026-08-03T00:00:00Z");
const DAY = 86_400_000;

async function seeded(count = 300) {
  const server = await testServer({}, { RATE_LIMIT_FACTOR: "off" });
  const admin = await server.admin();
  const templateId = await versionedTemplate(server, admin);
  const versions = await storedVersions(server, templateId);
  await seedAttempts(server, { versions, count, seed: 138, from: FROM, days: 90 });
  return { server, admin, templateId };
}

type Query = Record<string, string>;

async function downloaded({ app }: TestServer, cookies: Record<string, string>, id: number, query: Query) {
  const url = `/api/admin/assessments/${id}/export?${new URLSearchParams(query)}`;
  const response = await app.inject({ method: "GET", url, cookies });
  expect(response.statusCode, response.body.slice(0, 200)).toBe(200);
  return { file: response.rawPayload, text: response.rawPayload.toString(), headers: response.headers };
}

/** Parses a JSON Lines file: the questions first, then attempts. */
// biome-ignore lint/suspicious/noExplicitAny: tests read responses of any shape
function linesOf(text: string): any[] {
  expect(text.endsWith("\n")).toBe(true);
  return text
    .slice(0, -1)
    .split("\n")
    .map((line) => JSON.parse(line));
}

/** Whether a spreadsheet may run the cell. Some first drop invisible characters, as LibreOffice does with NUL. */
const runs = (cell: string) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell) || /^[\s\p{Cc}\p{Cf}]*[=+\-@]/u.test(cell);

const attempt = {} as ExportedAttempt;
async function* batchesOf(count: number) {
  for (let at = 0; at < count; at += 1) yield [attempt];
}

const column = (header: string, cell: ReturnType<Column["cellOf"]>): Column => ({
  header,
  cellOf: () => cell,
  entry: { key: "1-text", question: header, type: "text", options: "", labels: "", versions: "1" },
});

async function written(columns: readonly Column[], rows = 1) {
  let csv = "";
  for await (const part of csvOf(columns, batchesOf(rows))) csv += part;
  return readCsv(csv);
}

async function excel(columns: readonly Column[]) {
  const parts: Uint8Array[] = [];
  for await (const part of xlsxOf(columns, batchesOf(1), new Date(FROM))) parts.push(part);
  return readXlsx(Buffer.concat(parts));
}

/** Sixty texts that a spreadsheet might run, or that might break out of their cell. */
const STARTS = [
  "=",
  "+",
  "-",
  "@",
  "\t=",
  "\r=",
  "\n=",
  "'=",
  "''@",
  "＝",
  '"=',
  '",=',
  "-5+",
  "\0=",
  "<f>=",
];
const BODIES = ["1+1", 'cmd|"/c calc"!A1', 'HYPERLINK("http://x.test","open")', "A1]]></t><f>1+1</f>"];
const HOSTILE = STARTS.flatMap((start) => BODIES.map((body) => start + body));

/** Without NUL, the only one of these characters that XML doesn't allow. */
const printable = (text: string) => text.replaceAll("\0", "");

test("any text is unchanged in CSV after its guard is removed", async () => {
  const texts = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({
      unit: fc.constantFrom("'", '"', "=", "-", "5", ".", ",", "\r", "\n", "\t", "(", "\0", "\u202e"),
    }),
    fc.constantFrom(
      "(skipped)",
      "'(skipped)",
      "(not shown)",
      "''(not shown)",
      "-5",
      "'-5",
      "'='",
      ...HOSTILE,
    ),
  );
  await fc.assert(
    fc.asyncProperty(texts, texts, async (header, text) => {
      const rows = await written([column(header, text), column("b", 1)]);
      expect(rows.map((row) => row.map(withoutFormulaGuard))).toEqual([
        [header, "b"],
        [text, "1"],
      ]);
    }),
  );
});

test("our own markers differ from the same words in an answer", async () => {
  const columns = [
    column("a", SKIPPED),
    column("b", "(skipped)"),
    column("c", NOT_SHOWN),
    column("d", "(not shown)"),
    column("e", null),
  ];
  const texts = ["(skipped)", "'(skipped)", "(not shown)", "'(not shown)"];
  expect((await written(columns))[1]).toEqual([...texts, ""]);
  const unwritable = column("f", "(skipped)\uFFFF");
  expect((await excel([...columns.slice(0, 4), unwritable])).Answers?.[1]).toEqual([...texts, "'(skipped)"]);
});

test("plain numbers stay unchanged in CSV, and other formula starts are guarded", async () => {
  const texts = ["-5", "-1.25", "+5", "-5+1", "=1", "@a", "'=1", "'a", "1-1"];
  const [, cells] = await written(texts.map((text) => column("a", text)));
  expect(cells).toEqual(["-5", "-1.25", "'+5", "'-5+1", "'=1", "'@a", "''=1", "'a", "1-1"]);
});

describe("60 hostile texts", () => {
  test("are not formulas in CSV headers or cells", async () => {
    expect(HOSTILE).toHaveLength(60);
    const rows = await written(HOSTILE.map((text) => column(text, text)));
    expect(rows.flat().filter(runs)).toEqual([]);
    expect(rows.map((row) => row.map(withoutFormulaGuard))).toEqual([HOSTILE, HOSTILE]);
  });

  test("are text in Excel headers, cells and the code book", async () => {
    const sheets = await excel(HOSTILE.map((text) => column(text, text)));
    const expected = HOSTILE.map(printable);
    expect(sheets.Answers).toEqual([expected, expected]);
    expect(sheets["Code book"]?.slice(1).map((row) => row[0])).toEqual(expected);
  });

  test("are unchanged after a round trip through the database", async () => {
    const { server, admin, templateId } = await seeded(1);
    const version = (await storedVersions(server, templateId)).at(-1);
    if (!version) throw new Error("There is no version");
    const [site] = version.questions;
    const question = version.questions.findLast(({ questionType }) => questionType === "text")?.id;
    const person = await value(server, "SELECT min(id) FROM users");
    for (const text of HOSTILE) {
      const responses = JSON.stringify({ [`${site?.id}`]: "No", [`${question}`]: text });
      await put(
        server,
        `INSERT INTO user_assessments
          ("userId", "assessmentId", "versionId", status, responses, "startedAt", "createdAt", "updatedAt")
          VALUES (?, ?, ?, 'in_progress', ?, ?, ?, ?)`,
        ...[person, templateId, version.id, responses, FROM, FROM, FROM],
      );
    }
    await put(server, `UPDATE user_assessment_questions SET "questionText" = '=1+1' WHERE id = ?`, question);
    await put(server, `UPDATE users SET name = '=HYPERLINK("http://x.test")'`);
    const query = {
      version: String(version.id),
      status: "in_progress",
      from: "2026-08-03",
      to: "2026-08-03",
    };

    const csv = readCsv(
      (await downloaded(server, admin.cookies, templateId, { ...query, format: "csv" })).text,
    );
    const at = csv[0]?.indexOf("'=1+1") ?? -1;
    expect(csv.slice(1).map((row) => withoutFormulaGuard(row[at] ?? ""))).toEqual(HOSTILE);
    expect(csv.flat().filter((cell) => /^[=+@\t\r]/.test(cell))).toEqual([]);
    const { file } = await downloaded(server, admin.cookies, templateId, { ...query, format: "xlsx" });
    const sheet = readXlsx(file).Answers;
    expect(sheet?.[0]?.[at]).toBe("=1+1");
    expect(sheet?.slice(1).map((row) => row[at])).toEqual(HOSTILE.map(printable));
    const lines = linesOf(
      (await downloaded(server, admin.cookies, templateId, { ...query, format: "jsonl" })).text,
    );
    expect(lines.slice(1).map(({ answers }) => Object.values(answers).at(-1))).toEqual(HOSTILE);
  });
});

test("Excel cells have real numbers and dates, and texts keep what XML allows", async () => {
  const date = new Date("2026-02-28T13:45:30.000Z");
  const { Answers: rows } = await excel([
    column("number", -4.25),
    column("date", date),
    column("empty", null),
    column("text", "5"),
    column("space", "  a\r\nb_x0041_ \u0001\u200f"),
  ]);
  expect(rows?.[1]).toEqual([-4.25, date, null, "5", "  a\r\nb_x0041_ \u200f"]);
});

test("under 40 random filters the files contain what the results count", async () => {
  const { server, admin, templateId } = await seeded();
  const resultsOf = async (query: Query): Promise<TemplateResults> =>
    (await admin.get(`/admin/assessments/${templateId}/results?${new URLSearchParams(query)}`)).body;
  const all = await resultsOf({});
  const random = seededRandom(60);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const closed = all.questions.filter(({ choices }) => choices.length > 0);
  const filters: Record<string, () => string> = {
    version: () => String(pick(all.choices.versions).id),
    status: () => pick(["completed", "in_progress", "not_started"]),
    band: () => pick(all.choices.bands),
    door: () => pick(["chat", "form", "mixed", "unknown"]),
    language: () => pick(all.choices.languages),
    from: () => new Date(FROM + Math.floor(random() * 80) * DAY).toISOString().slice(0, 10),
    answer: () => {
      const { key, choices } = pick(closed);
      return `${key}:${pick(choices).value}`;
    },
  };
  for (let round = 0; round < 40; round += 1) {
    const query: Query = {};
    for (const [name, value] of Object.entries(filters)) if (random() < 0.25) query[name] = value();
    const { groups, questions } = await resultsOf(query);
    const jsonl = await downloaded(server, admin.cookies, templateId, { ...query, format: "jsonl" });
    const [head, ...attempts] = linesOf(jsonl.text);
    expect(head.kind).toBe("questions");
    expect(attempts).toHaveLength(groups[0]?.started ?? -1);
    expect(Number(jsonl.headers["x-total-rows"])).toBe(attempts.length);
    expect(attempts.filter(({ status }) => status === "completed")).toHaveLength(groups[0]?.completed ?? -1);
    for (const { key, groups: counted, choices } of questions) {
      const answered = attempts.filter(({ answers }) => key in answers);
      const skipped = attempts.filter((one) => one.skipped.includes(key)).length;
      const open = attempts.filter(({ unanswered }) => unanswered.includes(key)).length;
      expect({ key, query, ...counted[0] }).toMatchObject({
        answered: answered.length,
        skipped,
        shown: answered.length + skipped + open,
        counts: choices.map(
          ({ value }) => answered.filter(({ answers }) => [answers[key]].flat().includes(value)).length,
        ),
      });
    }
    const csv = readCsv(
      (await downloaded(server, admin.cookies, templateId, { ...query, format: "csv" })).text,
    );
    expect(csv.slice(1).map(([id]) => Number(id))).toEqual(attempts.map(({ id }) => id));
  }
}, 60_000);

test("CSV has a column per question and type, and one per option on request", async () => {
  const { server, admin, templateId } = await seeded(120);
  const [joined, apart] = await Promise.all(
    ["joined", "columns"].map(async (options) =>
      readCsv((await downloaded(server, admin.cookies, templateId, { format: "csv", options })).text),
    ),
  );
  const lines = linesOf(
    (await downloaded(server, admin.cookies, templateId, { format: "jsonl" })).text,
  ).slice(1);
  const headers = joined?.[0] ?? [];
  expect(headers.filter((header) => header.startsWith("How is the team?"))).toEqual([
    expect.stringMatching(/^How is the team\? \[\d+-(rating|choice)\]$/),
    expect.stringMatching(/^How is the team\? \[\d+-(rating|choice)\]$/),
  ]);
  expect(headers.slice(0, 10).join()).toBe(
    "ID,Name,Email,Status,Version,Started,Completed,Minutes,Answered in,Language",
  );
  expect(headers.slice(-4)).toEqual(["Score: Money", "Band: Money", "Score: Web", "Band: Web"]);
  const channels = headers.indexOf("Which channels bring customers?");
  const options = apart?.[0]?.flatMap((header, at) =>
    header.startsWith("Which channels bring customers?: ") ? [{ at, option: header.split(": ")[1] }] : [],
  );
  expect(options).toHaveLength(8);
  const key = Object.keys(Object.assign({}, ...lines.map(({ answers }) => answers))).find((one) =>
    lines.some(({ answers }) => Array.isArray(answers[one])),
  ) as string;
  const seen = new Set<string>();
  lines.forEach(({ answers, skipped, unanswered }, index) => {
    const mark = skipped.includes(key) ? "(skipped)" : unanswered.includes(key) ? "" : "(not shown)";
    seen.add(key in answers ? "answered" : mark);
    expect(joined?.[index + 1]?.[channels]).toBe(answers[key]?.join("; ") ?? mark);
    for (const { at, option } of options ?? [])
      expect(apart?.[index + 1]?.[at]).toBe(
        key in answers ? (answers[key].includes(option) ? "1" : "0") : mark,
      );
  });
  expect(seen).toEqual(new Set(["answered", "(not shown)", ""]));
  expect(joined?.flat()).toContain("(skipped)");
  const { file } = await downloaded(server, admin.cookies, templateId, { format: "xlsx" });
  const { Answers: sheet, "Code book": book } = readXlsx(file);
  expect(sheet?.[0]).toEqual(headers);
  expect(book?.slice(1).map(([header]) => header)).toEqual(headers);
  const good = book?.find(([header]) => header === "How good is it?");
  expect(good?.slice(1, 5)).toEqual([
    "How good is it?",
    "rating from 1 to 5",
    "1; 2; 3; 4; 5",
    "1 = Poor; 5 = Great",
  ]);
  const rating = headers.indexOf("How good is it?");
  sheet?.slice(1).forEach((row, index) => {
    const cells = joined?.[index + 1] ?? [];
    expect([row[0], row[5]]).toEqual([Number(cells[0]), new Date(cells[5] ?? "")]);
    expect([typeof row[rating], String(row[rating] ?? "")]).toEqual([
      /^\d$/.test(cells[rating] ?? "") ? "number" : cells[rating] ? "string" : "object",
      cells[rating],
    ]);
  });
});

test("answers hidden by a condition are only in JSON Lines", async () => {
  const { server, admin, templateId } = await seeded(0);
  const { agent, attemptId } = await server.participant(templateId);
  const { body: questions } = await agent.get(`/user/assessments/${attemptId}/questions`);
  const [site, good] = questions;
  const answer = (questionId: number, value: string) =>
    agent.post(`/user/assessments/${attemptId}/responses`, { questionId, answer: value });
  await answer(site.id, "Yes");
  await answer(good.id, "4");
  await answer(site.id, "No");
  const query = { status: "in_progress", door: "form" };
  const { text } = await downloaded(server, admin.cookies, templateId, { ...query, format: "jsonl" });
  const [, line] = linesOf(text);
  expect(Object.values(line.answers)).toEqual(["No"]);
  expect(Object.values(line.hiddenAnswers)).toEqual(["4"]);
  expect(Object.values(line.firstAnswers)).toEqual([
    { door: "form", seconds: 0 },
    { door: "form", seconds: 0 },
  ]);
  const csv = readCsv(
    (await downloaded(server, admin.cookies, templateId, { ...query, format: "csv" })).text,
  );
  const at = csv[0]?.indexOf("How good is it?") ?? -1;
  expect(csv[1]?.[at]).toBe("(not shown)");
});

test("an attempt deleted during an export is left out, and nothing else", async () => {
  const { server, admin, templateId } = await seeded(350);
  const { exportFile } = server.deps.services.resultExports;
  const query = exportQuery.parse({ id: templateId, format: "csv" });
  const before = readCsv((await downloaded(server, admin.cookies, templateId, { format: "csv" })).text);
  const ids = before.slice(1).map(([id]) => id);
  const file = await exportFile({ id: 1 } as AdminIdentity, query);
  let text = "";
  for await (const chunk of file) {
    if (text === "") await put(server, "DELETE FROM user_assessments WHERE id = ?", ids.at(-3));
    text += chunk;
  }
  expect(file.rows).toBe(ids.length);
  expect(readCsv(text).slice(1)).toEqual(before.slice(1).filter(([id]) => id !== ids.at(-3)));
});

test("a file has a safe name, its type, and no caching", async () => {
  const { server, admin, templateId } = await seeded(3);
  await admin.put(`/admin/assessment-templates/${templateId}`, { title: 'Größe "\r\nX: y/..' });
  const { headers } = await downloaded(server, admin.cookies, templateId, { format: "jsonl" });
  expect(headers).toMatchObject({
    "content-disposition": expect.stringMatching(/^attachment; filename="[\w-]+_results_[\d-]+\.jsonl"$/),
    "content-type": "application/x-ndjson; charset=utf-8",
    "cache-control": "no-store, no-transform",
  });
});

test("an export of a missing template or with an invalid filter is refused before it starts", async () => {
  const { admin, templateId } = await seeded(0);
  const statuses = [
    "format=csv",
    "format=pdf",
    "",
    "format=csv&from=2026-02-02&to=2026-01-01",
    "format=csv&answer=x:y",
  ];
  const answers = await Promise.all(
    statuses.map((query) => admin.get(`/admin/assessments/${templateId}/export?${query}`)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 400, 400, 400]);
  expect((await admin.get("/admin/assessments/98765/export?format=csv")).status).toBe(404);
});
