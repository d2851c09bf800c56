interface Named {
  readonly name: string;
}

/**
 * One step of the schema: one text where SQLite and PostgreSQL understand the same, else one for each. Its text never
 * changes once it has been released: the runner checks a hash of it. Names with capitals are quoted, because PostgreSQL
 * would make them lower case.
 */
export type Migration =
  | (Named & { readonly sql: string })
  | (Named & { readonly sqlite: string; readonly postgres: string });

/** The text of a migration for an engine. */
export const sqlFor = (engine: "sqlite" | "postgres", migration: Migration): string =>
  "sql" in migration ? migration.sql : migration[engine];
