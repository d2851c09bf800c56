import { setImmediate as others } from "node:timers/promises";
import { type Compilable, CompiledQuery } from "kysely";
import { z } from "zod";
import type { FoldProgram, FoundPage, PageRequest, SearchWorker } from "../engine";
import type { ConnectionPool } from "./connection-pool";

/** A fold yields to the event loop after this time, in milliseconds. */
const MAX_BLOCKING_TIME = 5;

interface Fold {
  add: (row: unknown[]) => unknown;
  end: () => unknown;
}
const foldModule = z.object({
  createFold: z.custom<(input: unknown) => Fold>((value) => typeof value === "function"),
});

interface FoundRow {
  id: number;
  matching: number;
}

/** Queries that read whole tables. PostgreSQL runs them concurrently, so no worker is needed. */
export function createPostgresSearch(pool: ConnectionPool): SearchWorker {
  async function pageAt(query: CompiledQuery, { page, size, byText }: PageRequest): Promise<FoundRow[]> {
    const { sql, parameters } = query;
    const direction = byText === "descending" ? "desc" : "asc";
    const order = byText ? `name collate names_in_order ${direction}, place` : "place";
    const place = parameters.length;
    const { rows } = await pool.run<FoundRow>(
      CompiledQuery.raw(
        `select id, matching from (
          select id, name, row_number() over () as place, count(*) over () as matching from (${sql}) as found (id, name)
        ) as numbered order by ${order} limit $${place + 1} offset $${place + 2}`,
        [...parameters, size, (page - 1) * size],
      ),
    );
    return rows;
  }

  async function countOf({ sql, parameters }: CompiledQuery): Promise<number> {
    const query = CompiledQuery.raw(`select count(*) as matching from (${sql}) as found`, [...parameters]);
    const { rows } = await pool.run<Pick<FoundRow, "matching">>(query);
    return rows[0]?.matching ?? 0;
  }

  async function find<Id extends number>(
    query: Compilable<{ id: Id }>,
    request: PageRequest,
  ): Promise<FoundPage<Id>> {
    const compiled = query.compile();
    let { page } = request;
    let rows = await pageAt(compiled, request);
    if (rows.length === 0 && page > 1) {
      page = Math.max(1, Math.ceil((await countOf(compiled)) / request.size));
      rows = await pageAt(compiled, { ...request, page });
    }
    return { ids: rows.map(({ id }) => id as Id), page, matching: rows[0]?.matching ?? 0 };
  }

  async function fold<Result>(
    query: Compilable<unknown>,
    { url, input, output }: FoldProgram<Result>,
  ): Promise<Result> {
    const { createFold } = foldModule.parse(await import(/* @vite-ignore */ url.href));
    const { add, end } = createFold(input);
    const { rows } = await pool.run<Record<string, unknown>>(query.compile());
    let since = performance.now();
    for (const row of rows) {
      if (add(Object.values(row))) break;
      if (performance.now() - since < MAX_BLOCKING_TIME) continue;
      await others();
      since = performance.now();
    }
    return output.parse(end());
  }

  return { find, fold };
}
