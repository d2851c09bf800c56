// The least that a server can do for an answer on this machine: Node's HTTP, one prepared read, and one prepared write
// in its own commit, with the product's pragmas. The benchmark starts it with the path of its database.
import { createServer } from "node:http";
import SQLite from "better-sqlite3";

const raw = new SQLite(process.argv[2], { timeout: 0 });
raw.pragma("journal_mode = WAL");
raw.pragma("synchronous = FULL");
raw.pragma("foreign_keys = ON");
raw.pragma("journal_size_limit = 16777216");
raw.pragma("temp_store = MEMORY");
raw.exec(
  "CREATE TABLE IF NOT EXISTS answers (id INTEGER PRIMARY KEY, title TEXT, responses TEXT, revision INTEGER)",
);
const add = raw.prepare("INSERT OR IGNORE INTO answers VALUES (?, 'Growth check', '{}', 0)");
const read = raw.prepare("SELECT id, title, responses, revision FROM answers WHERE id = ?");
const write = raw.prepare("UPDATE answers SET responses = ?, revision = revision + 1 WHERE id = ?");
raw.transaction(() => {
  for (let id = 1; id <= 1_000; id += 1) add.run(id);
})();

const server = createServer((request, response) => {
  const id = Number(request.url.split("/")[2]);
  const answer = (value) => {
    response.setHeader("content-type", "application/json; charset=utf-8");
    response.end(JSON.stringify(value));
  };
  if (request.method === "GET") {
    const row = read.get(id);
    answer({ ...row, responses: JSON.parse(row.responses) });
    return;
  }
  let body = "";
  request.setEncoding("utf8");
  request.on("data", (chunk) => {
    body += chunk;
  });
  request.on("end", () => {
    const { questionId, answer: newAnswer } = JSON.parse(body);
    const { responses, revision } = read.get(id);
    const saved = { ...JSON.parse(responses), [questionId]: newAnswer };
    write.run(JSON.stringify(saved), id);
    answer({ responses: saved, revision: revision + 1 });
  });
});
server.listen(0, "127.0.0.1", () => process.stdout.write(`${server.address().port}\n`));
