import { fileURLToPath } from "node:url";
import closeWithGrace from "close-with-grace";
import { announceInvitation, announceStart } from "./announce";
import { buildApp } from "./app";
import { type Config, ConfigError, readConfig } from "./config";
import { createDeps } from "./deps";
import { prepare } from "./prepare";

/** Refuses to wait longer than this for calls that are under way, in milliseconds (security R11). */
const DRAIN = 25_000;
/** How often what has run out is removed, in milliseconds. */
const HOUSEKEEPING = 60 * 60_000;
const PAGES = fileURLToPath(new URL("../client", import.meta.url));

const [command, argument] = process.argv.slice(2);

try {
  const config = readConfig(process.env);
  if (command === "admin") await inviteAdmin(config, argument);
  else await serve(config);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`Askwell cannot start: ${error.message}\n`);
  process.exit(1);
}

/** Serves until it is told to stop, then lets what is under way end. */
async function serve(config: Config): Promise<void> {
  const deps = createDeps(config);
  const firstAdminLink = await prepare(deps);
  const app = await buildApp(deps, { pages: PAGES });
  await deps.worker.start();
  await app.listen({ host: config.host, port: config.port });
  const housekeeping = setInterval(() => {
    deps.tidy().catch((err: unknown) => deps.log.error({ err }, "Housekeeping failed"));
  }, HOUSEKEEPING);
  closeWithGrace({ delay: DRAIN }, async ({ err }) => {
    if (err) deps.log.fatal({ err }, "The server stops after a fault");
    clearInterval(housekeeping);
    await app.close();
    await deps.close();
  });
  process.stdout.write(announceStart(deps, firstAdminLink));
}

/** `npm run admin -- EMAIL`: prints a link that sets this admin's password. */
async function inviteAdmin(config: Config, email: string | undefined): Promise<void> {
  if (!email?.includes("@")) throw new ConfigError("Please name the admin: npm run admin -- you@example.com");
  const deps = createDeps(config);
  process.stdout.write(announceInvitation(email, await deps.services.adminAuth.inviteAdmin(email)));
  await deps.close();
}
