import { constants, setPriority } from "node:os";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import closeWithGrace, { type Signals } from "close-with-grace";
import { buildApp } from "./app";
import { backupCommand, restoreCommand, verifyCommand } from "./backup/backup-commands";
import { createNightlyBackup, WITHOUT_SECOND_COPY } from "./backup/nightly-backup";
import { type Config, ConfigError, readConfig } from "./config";
import { createDeps } from "./deps";
import { createOutput } from "./lib/nonblocking-output";
import { bootstrap } from "./startup/bootstrap";
import { evaluate } from "./startup/evaluate";
import { stopServer } from "./startup/graceful-shutdown";
import { openForCommand, openForServer } from "./startup/open-database";
import { announceInvitation, announceStart } from "./startup/startup-banner";
import { startupError } from "./startup/startup-error";
import { tryServer } from "./startup/try-server";

/** Time limit for a shutdown, in milliseconds. */
const SHUTDOWN_TIMEOUT = 25_000;
/** How often expired data is deleted, in milliseconds. */
const HOUSEKEEPING_INTERVAL = 60 * 60_000;
/** Signals of Node's own crashes. With a listener for them, the process would never end. */
const CRASH_SIGNALS: Signals[] = ["SIGILL", "SIGTRAP", "SIGABRT", "SIGBUS", "SIGFPE", "SIGSEGV"];
const PAGES = fileURLToPath(new URL("../client", import.meta.url));
const RENDERER = fileURLToPath(new URL("../render/ssr-worker-thread.js", import.meta.url));

const PROGRAM = fileURLToPath(import.meta.url);

interface Command {
  run(config: Config, argument: string | undefined): void | Promise<void>;
  /** Start of the error message. */
  failed: string;
}

const COMMANDS = new Map<string | undefined, Command>([
  [undefined, { run: serve, failed: "Askwell cannot start" }],
  ["admin", { run: inviteAdmin, failed: "No admin was invited" }],
  ["eval", { run: evaluateModel, failed: "The model couldn't be tested" }],
  ["backup", { run: backup, failed: "No backup was made" }],
  ["verify", { run: verify, failed: "The backup couldn't be verified" }],
  ["restore", { run: restore, failed: "Nothing was restored" }],
]);

const [name, argument] = process.argv.slice(2);
const command = COMMANDS.get(name);

try {
  if (!command) throw new ConfigError(`There is no command "${name}".`);
  await command.run(readConfig(process.env), argument);
} catch (error) {
  const problem = startupError(error);
  if (!problem) throw error;
  process.stderr.write(`${command?.failed ?? "Askwell cannot start"}: ${problem.sentence}\n`);
  process.exit(problem.exitCode);
}

/** Runs the server until a stop signal. Changes nothing before it has the database and the port. */
async function serve(config: Config): Promise<void> {
  const deps = createDeps(config, await openForServer(config));
  const app = await buildApp(deps, { pages: PAGES, renderer: RENDERER });
  const nightlyBackup = createNightlyBackup({ config, clock: deps.clock, log: deps.log, program: PROGRAM });
  const runHousekeeping = () =>
    void deps.housekeeping().catch((err: unknown) => deps.log.error({ err }, "Housekeeping failed"));
  const timer = setInterval(runHousekeeping, HOUSEKEEPING_INTERVAL);
  closeWithGrace({ delay: SHUTDOWN_TIMEOUT, logger: deps.log, skip: CRASH_SIGNALS }, async ({ err }) => {
    if (err) deps.log.fatal({ err }, "The server stops because of an error");
    clearInterval(timer);
    await nightlyBackup.stop();
    await stopServer(app, deps);
  });
  await app.listen({ host: config.host, port: config.port });
  const firstAdminLink = await bootstrap(deps);
  // Before the first job runs, the server answers and its address has been printed.
  deps.output.write(await announceStart(deps, firstAdminLink));
  deps.loadModels().catch((err: unknown) => deps.log.error({ err }, "The models couldn't be loaded"));
  await deps.worker.start();
  // A server that restarts every hour would otherwise never do it.
  runHousekeeping();
  nightlyBackup.start();
}

/** `npm run admin -- EMAIL`: prints a link that sets this admin's password. A server may be running. */
async function inviteAdmin(config: Config, email: string | undefined): Promise<void> {
  if (!email) throw new ConfigError("Enter the admin's email: npm run admin -- you@example.com");
  const deps = createDeps(config, await openForCommand(config));
  const link = await deps.services.adminAuth.inviteAdmin(deps.systemActor, email);
  deps.output.write(announceInvitation(email, link));
  await deps.close();
}

/** `npm run eval`: tests the model. A server may be running. The exit code is 1 unless the model passes everything. */
async function evaluateModel(config: Config): Promise<void> {
  const deps = createDeps(config, await openForCommand(config));
  const hasPassed = await evaluate(deps);
  await deps.close();
  if (!hasPassed) process.exitCode = 1;
}

/** Askwell backs up SQLite only. On PostgreSQL, throws ConfigError with the command to run instead. */
function assertLocal({ postgres }: Config, alternative: string): void {
  if (postgres) throw new ConfigError(`The data is in PostgreSQL. Run ${alternative} (docs/operations.md).`);
}

/** `npm run backup [FOLDER]`. A server may be running and has priority. */
function backup(config: Config, folder: string | undefined): void {
  assertLocal(config, 'pg_dump --format=custom --file=askwell.dump "$DATABASE_URL"');
  lowerPriority();
  const isWhole = backupCommand(config, folder && fromCaller(folder), createOutput(process.stdout));
  if (!isWhole) process.exitCode = WITHOUT_SECOND_COPY;
}

/** `npm run verify FILE`. A server may be running and has priority. */
async function verify(config: Config, file: string | undefined): Promise<void> {
  assertLocal(config, "pg_restore --list askwell.dump, and restore it into another database");
  lowerPriority();
  await verifyCommand(config, file && fromCaller(file), createOutput(process.stdout), tryServer);
}

/** `npm run restore FILE`. No server may be running. */
async function restore(config: Config, file: string | undefined): Promise<void> {
  assertLocal(config, 'pg_restore --clean --if-exists --dbname="$DATABASE_URL" askwell.dump');
  await restoreCommand(config, file && fromCaller(file), createOutput(process.stdout), tryServer);
}

/** Gives other processes priority, such as a running server. */
function lowerPriority(): void {
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {
    // It may not be allowed. Nothing depends on it.
  }
}

/** Resolves a path from where it was typed: npm changes to the project's folder and sets INIT_CWD. */
function fromCaller(path: string): string {
  return resolve(process.env.INIT_CWD ?? "", path);
}
