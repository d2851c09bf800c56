import type { Compilable } from "kysely";
import type { z } from "zod";
import type { Commit } from "./commit";
import type { Db } from "./database";

/**
 * Everything that differs between database engines and isn't SQL. The server opens one and passes its parts on; no
 * feature knows which one it is.
 */
export interface Engine {
  /** Where the data is, for messages: the path of the file, or the database and its server. */
  location: string;
  /** Whether the data is in files of this machine, which the server backs up itself. */
  isLocal: boolean;
  db: Db;
  commit: Commit;
  searchWorker: SearchWorker;
  inspection: Inspection;
  /** Whether a write would succeed right now; at once where the engine is in this process. */
  isWritable(): boolean | Promise<boolean>;
  /** What the data takes, in bytes. */
  size(): Promise<number>;
  /** The engine with its version, such as "PostgreSQL 15.8". */
  version(): Promise<string>;
  /** The engine's own hourly housekeeping. */
  maintain(): Promise<void>;
  /** Waits for running queries, then closes the database and lets another process have it. */
  close(): Promise<void>;
}

/** What an engine is opened with. */
export interface EngineParts {
  clock: { now(): Date };
  log: { warn(details: object, message: string): void; error(message: string): void };
}

/** Runs queries that read whole tables, without making other calls wait. */
export interface SearchWorker {
  /** One page of what a query finds; its first column is `id`. UNAVAILABLE if the database stays busy. */
  find<Id extends number>(query: Compilable<{ id: Id }>, wanted: PageRequest): Promise<FoundPage<Id>>;
  /** What a program makes of all rows of a query. UNAVAILABLE if the database stays busy. */
  fold<Result>(query: Compilable<unknown>, program: FoldProgram<Result>): Promise<Result>;
}

/**
 * A module in plain JavaScript that runs wherever the engine reads rows. Its `createFold(input)` gives `add(row)`, which
 * is called with the values of each row in the order of the query's columns and stops the reading by giving true, and
 * `end()`, which gives the result.
 */
export interface FoldProgram<Result> {
  url: URL;
  input: unknown;
  output: z.ZodType<Result>;
}

export interface PageRequest {
  /** From 1; past the last one, that is the last. */
  page: number;
  size: number;
  /** Sorts by the query's second column as people sort names; alike ones stay as the query has them. */
  byText?: "ascending" | "descending" | undefined;
}

export interface FoundPage<Id> {
  ids: Id[];
  page: number;
  /** How many there are on all pages. */
  matching: number;
}

/** Reads the whole database without making other calls wait. */
export interface Inspection {
  /** The first damage found; "ok" without any. */
  check(): Promise<string>;
  /** How many rows each table has. */
  countRows(): Promise<Record<string, number>>;
}
