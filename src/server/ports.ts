import type { FastifyBaseLogger } from "fastify";
import type { Assistant } from "./assistant/assistant";
import type { Engine, EngineParts } from "./db/engine";
import type { Clock } from "./lib/clock";
import type { DiskSpace } from "./lib/disk-space";
import type { Output } from "./lib/nonblocking-output";
import type { Passwords } from "./lib/passwords";
import type { Mailer } from "./mail/mailer";

/** What a test may put in place of the real thing. */
export interface Ports {
  clock: Clock;
  /** Opens a database with the newest schema, in place of the one that the server claims. */
  openEngine: (parts: EngineParts) => Engine;
  mailer: Mailer;
  assistant: Assistant;
  passwords: Passwords;
  log: FastifyBaseLogger;
  output: Output;
  diskSpace: DiskSpace;
  /** What the new items of a model's test are made from. */
  newSeed: () => number;
}
