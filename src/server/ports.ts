import type { FastifyBaseLogger } from "fastify";
import type { Assistant } from "./assistant/assistant";
import type { Engine, EngineParts } from "./db/engine";
import type { Clock } from "./lib/clock";
import type { DiskSpace } from "./lib/disk-space";
import type { Output } from "./lib/nonblocking-output";
import type { Passwords } from "./lib/passwords";
import type { Mailer } from "./mail/mailer";

/** Dependencies that tests can replace. */
export interface Ports {
  clock: Clock;
  /** Opens a database with the current schema, instead of the one from the settings. */
  openEngine: (parts: EngineParts) => Engine;
  mailer: Mailer;
  assistant: Assistant;
  passwords: Passwords;
  log: FastifyBaseLogger;
  output: Output;
  diskSpace: DiskSpace;
  /** Seed of the generated items in model tests. */
  newSeed: () => number;
}
