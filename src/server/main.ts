import { fileURLToPath } from "node:url";
import closeWithGrace, { type Signals } from "close-with-grace";
import { buildApp } from "./app";
import { announceInvitation, announceStart } from "./boot/announce";
import { joinDatabase } from "./boot/claim";
import { evaluate } from "./boot/evaluate";
import { prepare } from "./boot/prepare";
import { startProblem } from "./boot/start-problem";
import { stop } from "./boot/stop";
import { type Config, ConfigError, readConfig } from "./config";
import { createDeps } from "./deps";

/** The server ends by then, in good order or not, in milliseconds (security R11). */
const LONGEST_STOP = 25_000;
/** How often what has run out is removed, in milliseconds. */
const HOUSEKEEPING = 60 * 60_000;
/** Node's own crashes: with a listener for these signals the process would run on for ever instead of ending. */
const CRASHES: Signals[] = ["SIGILL", "SIGTRAP", "SIGABRT", "SIGBUS", "SIGFPE", "SIGSEGV"];
const PAGES = fileURLToPath(new URL("../client", import.meta.url));
const RENDERER = fileURLToPath(new URL("../render/thread.js", import.meta.url));

/** What a command that cannot be done comes to. */
const FAILED: Record<string, string> = {
  admin: "Nobody was invited",
  eval: "The model could not be tested",
};

const [command, argument] = process.argv.slice(2);

try {
  const config = readConfig(process.env);
  if (command === "admin") await inviteAdmin(config, argument);
  else if (command === "eval") await evaluateModel(config);
  else await serve(config);
} catch (error) {
  const problem = startProblem(error);
  if (!problem) throw error;
  process.stderr.write(`${FAILED[command ?? ""] ?? "Askwell cannot start"}: ${problem.sentence}\n`);
  process.exit(problem.exitCode);
}

/** Serves until it is told to stop. What it changes, it changes once it has the database and the port for itself. */
async function serve(config: Config): Promise<void> {
  const deps = createDeps(config);
  const app = await buildApp(deps, { pages: PAGES, renderer: RENDERER });
  const tidy = () => void deps.tidy().catch((err: unknown) => deps.log.error({ err }, "Housekeeping failed"));
  const housekeeping = setInterval(tidy, HOUSEKEEPING);
  closeWithGrace({ delay: LONGEST_STOP, logger: deps.log, skip: CRASHES }, async ({ err }) => {
    if (err) deps.log.fatal({ err }, "The server stops after a fault");
    clearInterval(housekeeping);
    await stop(app, deps);
  });
  await app.listen({ host: config.host, port: config.port });
  const firstAdminLink = await prepare(deps);
  // Whatever a job does, the server has said before where it is and answers there.
  deps.output.write(await announceStart(deps, firstAdminLink));
  await deps.worker.start();
  // A server that is started anew within the hour would else never come to it.
  tidy();
}

/** `npm run admin -- EMAIL`: prints a link that sets this admin's password; a server may run beside it. */
async function inviteAdmin(config: Config, email: string | undefined): Promise<void> {
  if (!email) throw new ConfigError("Please name the admin: npm run admin -- you@example.com");
  const deps = createDeps(config, { raw: joinDatabase(config, new Date()) });
  const link = await deps.services.adminAuth.inviteAdmin(deps.itself, email);
  deps.output.write(announceInvitation(email, link));
  await deps.close();
}

/** `npm run eval`: tests the model; a server may run beside it. Ends with 1 where the model may not do everything. */
async function evaluateModel(config: Config): Promise<void> {
  const deps = createDeps(config, { raw: joinDatabase(config, new Date()) });
  const mayServe = await evaluate(deps);
  await deps.close();
  if (!mayServe) process.exitCode = 1;
}
