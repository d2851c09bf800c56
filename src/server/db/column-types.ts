import type { ColumnType } from "kysely";

/** A row's own id, which the database gives. */
export type Id<Brand extends number> = ColumnType<Brand, Brand | undefined, never>;
/** What never changes once it is stored. */
export type Fixed<T> = ColumnType<T, T, never>;
