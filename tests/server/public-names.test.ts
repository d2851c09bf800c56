import { expect, test } from "vitest";
import { appRouter } from "#server/trpc/root";
import { attemptFile } from "#shared/contracts/attempt-file";
import { messageMetadata } from "#shared/contracts/chat";
import { exportedTemplate } from "#shared/contracts/template-file";
import { testServer } from "#tests/helpers/server";
import { filesIn, textOf } from "#tests/helpers/source-files";

/**
 * The names that leave the code: databases, open pages, scripts and exports of an older version depend on them. Names inside
 * the code can change freely; a difference here breaks somebody's data or calls.
 */
test("tables, jobs, metadata, procedures, settings, REST paths and export fields keep their names", async () => {
  const server = await testServer();
  const columns = server.raw
    .prepare(
      `SELECT tables.name || '.' || columns.name AS name FROM sqlite_schema AS tables
       JOIN pragma_table_info(tables.name) AS columns WHERE tables.type = 'table' ORDER BY 1`,
    )
    .pluck()
    .all();
  const openApi = await server.visitor().get("/openapi.json");
  const names = {
    columns,
    jobs: constants(/^(?:export )?const [A-Z_]+ = "((?:mail|admin)\.[a-z-]+|recommend)";$/gm),
    metadata: Object.keys(messageMetadata.shape),
    messageKinds: messageMetadata.shape.kind.options,
    procedures: Object.keys(appRouter._def.procedures).sort(),
    settings: [...textOf("src/server/config.ts").matchAll(/^ {2,4}([A-Z][A-Z_]+):/gm)].map(
      ([, name]) => name,
    ),
    rest: Object.entries(openApi.body.paths).flatMap(([path, calls]) =>
      Object.keys(calls as object).map((method) => `${method} ${path}`),
    ),
    schemas: Object.keys(openApi.body.components.schemas).sort(),
    exportFields: Object.keys(attemptFile.shape),
    templateFields: Object.keys(exportedTemplate.shape),
  };
  await expect(`${JSON.stringify(names, null, 2)}\n`).toMatchFileSnapshot("../fixtures/public-names.txt");
});

const constants = (pattern: RegExp): string[] =>
  filesIn("src/server")
    .filter((file) => file.endsWith(".ts"))
    .flatMap((file) => [...textOf(file).matchAll(pattern)].map(([, name = ""]) => name))
    .sort();
