import { expect, test } from "vitest";
import { appRouter } from "#server/trpc/root";
import { attemptFile } from "#shared/contracts/attempt-file";
import { messageMetadata } from "#shared/contracts/chat";
import { supportFile } from "#shared/contracts/server-status";
import { exportedTemplate } from "#shared/contracts/template-file";
import { WARNINGS } from "#shared/domain/server-status";
import { testServer } from "#tests/helpers/server";
import { filesIn, textOf } from "#tests/helpers/source-files";
import { values } from "#tests/helpers/stored";

/**
 * Names that leave the code: databases, open pages, scripts and exports of older versions depend on them. A difference
 * here breaks someone's data or calls. Names inside the code can change freely.
 */
test("tables, jobs, procedures, settings, REST paths, metrics and file fields keep their names", async () => {
  const token = "a-token-that-is-long-enough";
  const server = await testServer({}, { METRICS_TOKEN: token });
  const columns = await values(
    server,
    `SELECT tables.name || '.' || columns.name AS name FROM sqlite_schema AS tables
       JOIN pragma_table_info(tables.name) AS columns WHERE tables.type = 'table' ORDER BY 1`,
  );
  const metrics = await server.app.inject({
    url: "/metrics",
    headers: { authorization: `Bearer ${token}` },
  });
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
    failureFields: Object.keys(openApi.body.components.schemas.Failure.properties),
    metrics: [...metrics.body.matchAll(/^# TYPE (askwell_\w+ \w+)$/gm)].map(([, name]) => name),
    warnings: WARNINGS,
    supportFields: Object.keys(supportFile.shape),
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
