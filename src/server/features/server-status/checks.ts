import { randomUUID } from "node:crypto";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { ServerCheck } from "#shared/contracts/server-status";
import type { CheckName } from "#shared/domain/server-status";
import { AssistantError } from "../../assistant/assistant";
import type { ModelClient } from "../../assistant/model/model-client";
import { loadRequest } from "../../assistant/model/model-requests";
import type { Config } from "../../config";
import type { Db } from "../../db/database";
import type { Engine } from "../../db/engine";
import { JobError } from "../../jobs/job-error";
import type { Clock } from "../../lib/clock";
import { generatorResult } from "../../lib/generator-result";
import { type Mailer, UndeliverableError } from "../../mail/mailer";
import { addressFinding, clockFinding, visitOwnAddress } from "./address-check";
import { type Finding, ok, problem, skipped } from "./check-finding";
import { newestRowAt } from "./repo";

/** Timeout of one check, in milliseconds. Proxies give up after a minute. */
const TIMEOUT = 30_000;
const TOO_LONG = `This takes longer than ${TIMEOUT / 1_000} seconds. It continues in the background, so run the checks again later.`;
const MODEL_TIMEOUT = 20_000;

export interface CheckParts {
  config: Config;
  engine: Pick<Engine, "inspection" | "isLocal">;
  db: Db;
  clock: Clock;
  log: FastifyBaseLogger;
  mailer: Mailer;
  /** Undefined if no model is configured. */
  model: { client: ModelClient } | undefined;
}

/** Returns the function that checks the server's dependencies in parallel. A failed check becomes a problem. */
export function createChecks({ config, engine, db, clock, log, mailer, model }: CheckParts) {
  async function database(): Promise<Finding> {
    const verdict = await engine.inspection.check();
    if (verdict === "ok") return ok("No damage found.");
    return problem(
      engine.isLocal
        ? "The database is damaged. Stop the server, copy the data folder to a safe place, and restore the newest backup."
        : "PostgreSQL has found damaged pages. Stop the server, and ask the administrator of PostgreSQL.",
    );
  }

  async function models(): Promise<Finding> {
    const { ai } = config;
    if (!model || !ai) return skipped("No AI model is connected.");
    const names = [...new Set([ai.chatModel, ai.adviceModel])];
    for (const name of names) {
      const signal = AbortSignal.timeout(MODEL_TIMEOUT);
      try {
        await generatorResult(model.client.ask(loadRequest(name), signal));
      } catch (error) {
        if (signal.aborted) return problem(`${name} didn't answer within ${MODEL_TIMEOUT / 1_000} seconds.`);
        if (error instanceof AssistantError) return problem(`${name}: ${error.message}`);
        throw error;
      }
    }
    return ok(`${names.join(" and ")} answered.`);
  }

  async function runTimed(name: CheckName, check: () => Promise<Finding>): Promise<ServerCheck> {
    const start = performance.now();
    const timeout = new AbortController();
    const failed = (error: unknown) => {
      log.warn({ err: error, check: name }, "A check of the server failed");
      return problem(`The check failed (${codeOf(error)}). The server log has details.`);
    };
    const finding = await Promise.race([
      check().catch(failed),
      wait(TIMEOUT, problem(TOO_LONG), { signal: timeout.signal }),
    ]);
    timeout.abort();
    return { name, ...finding, milliseconds: Math.round(performance.now() - start) };
  }

  return async (): Promise<ServerCheck[]> => {
    const visit = visitOwnAddress(config.publicUrl);
    return Promise.all([
      runTimed("database", database),
      runTimed("data-folder", () => checkDataFolder(config, engine)),
      runTimed("email", () => checkEmail(mailer)),
      runTimed("model", models),
      runTimed("address", async () => addressFinding(config.publicUrl, await visit)),
      runTimed("clock", async () => clockFinding(clock.now(), await visit, await newestRowAt(db))),
    ]);
  };
}

async function checkDataFolder({ dataDir }: Config, { isLocal }: Pick<Engine, "isLocal">): Promise<Finding> {
  if (!isLocal) return skipped("The data is in PostgreSQL.");
  const path = join(dataDir, `.write-check-${randomUUID()}`);
  try {
    const file = await open(path, "wx", 0o600);
    try {
      await file.writeFile("check");
      await file.sync();
    } finally {
      await file.close();
    }
    return ok("Files can be written and reach the disk.");
  } catch (error) {
    return problem(
      `Askwell can't write to its data folder (${codeOf(error)}). Check the owner, the permissions and the free space of DATA_DIR.`,
    );
  } finally {
    await rm(path, { force: true }).catch(() => undefined);
  }
}

async function checkEmail(mailer: Mailer): Promise<Finding> {
  if (!mailer.delivers) return skipped("Email isn't set up.");
  if (!mailer.check) return skipped(`The connection to ${mailer.name} can't be checked. Send a test email.`);
  try {
    await mailer.check(AbortSignal.timeout(TIMEOUT));
    return ok(`${mailer.name} accepts the sign-in. To be sure that emails arrive, send a test email.`);
  } catch (error) {
    if (error instanceof JobError || error instanceof UndeliverableError)
      return problem(`Emails can't be sent: ${error.message}.`);
    throw error;
  }
}

/** An error's name without its message, which can quote data: "ENOSPC", "TypeError". */
const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : error instanceof Error
      ? error.name
      : "unknown";
