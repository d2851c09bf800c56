import type { Compilable } from "kysely";
import type { z } from "zod";
import type { Commit } from "./commit";
import type { Db } from "./database";

/** The differences between database engines, except SQL. Features don't know which one is open. */
export interface Engine {
  /** Location of the data for messages: the file path, or the database and its server. */
  location: string;
  /** True if the data is in local files, which the server backs up itself. */
  isLocal: boolean;
  db: Db;
  commit: Commit;
  searchWorker: SearchWorker;
  inspection: Inspection;
  /** True if a write would succeed now. Synchronous if the engine runs in this process. */
  isWritable(): boolean | Promise<boolean>;
  /** Size of the data in bytes. */
  size(): Promise<number>;
  /** The engine with its version, such as "PostgreSQL 15.8". */
  version(): Promise<string>;
  /** The engine's own hourly housekeeping. */
  maintain(): Promise<void>;
  /** Waits for running queries, then closes the database and releases it for another process. */
  close(): Promise<void>;
}

export interface EngineParts {
  clock: { now(): Date };
  log: { warn(details: object, message: string): void; error(message: string): void };
}

/** Runs queries that read whole tables, without making other calls wait. */
export interface SearchWorker {
  /** Returns one page of a query whose first column is `id`. Throws UNAVAILABLE if the database stays busy. */
  find<Id extends number>(query: Compilable<{ id: Id }>, request: PageRequest): Promise<FoundPage<Id>>;
  /** Runs a fold program over all rows of a query. Throws UNAVAILABLE if the database stays busy. */
  fold<Result>(query: Compilable<unknown>, program: FoldProgram<Result>): Promise<Result>;
}

/**
 * A plain JavaScript module that runs where the engine reads rows. Its `createFold(input)` returns `add(row)`, which
 * gets the column values of each row and stops the reading by returning true, and `end()`, which returns the result.
 */
export interface FoldProgram<Result> {
  url: URL;
  input: unknown;
  output: z.ZodType<Result>;
}

export interface PageRequest {
  /** From 1. Higher numbers than the last page return the last page. */
  page: number;
  size: number;
  /** Sorts by the query's second column as people sort names. Stable for equal names. */
  byText?: "ascending" | "descending" | undefined;
}

export interface FoundPage<Id> {
  ids: Id[];
  page: number;
  /** Number of rows on all pages. */
  matching: number;
}

/** Reads the whole database without making other calls wait. */
export interface Inspection {
  /** The first damage found, or "ok". */
  check(): Promise<string>;
  countRows(): Promise<Record<string, number>>;
}
