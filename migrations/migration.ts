interface Named {
  readonly name: string;
}

/**
 * A schema change: one text for both engines, or one each for SQLite and PostgreSQL. Never change a released text,
 * because databases store its hash. Names with capitals are quoted, because PostgreSQL would make them lower case.
 */
export type Migration =
  | (Named & { readonly sql: string })
  | (Named & { readonly sqlite: string; readonly postgres: string });

export const sqlFor = (engine: "sqlite" | "postgres", migration: Migration): string =>
  "sql" in migration ? migration.sql : migration[engine];
