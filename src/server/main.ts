import { fileURLToPath } from "node:url";
import closeWithGrace from "close-with-grace";
import { announceInvitation, announceStart } from "./announce";
import { buildApp } from "./app";
import { type Config, ConfigError, readConfig } from "./config";
import { createDeps, type Deps } from "./deps";
import { seedExample } from "./seed";

/** Refuses to wait longer than this for calls that are under way, in milliseconds (security R11). */
const DRAIN = 25_000;
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
  await prepare(deps);
  const app = await buildApp(deps, { pages: PAGES });
  await deps.worker.start();
  await app.listen({ host: config.host, port: config.port });
  closeWithGrace({ delay: DRAIN }, async ({ err }) => {
    if (err) deps.log.fatal({ err }, "The server stops after a fault");
    await app.close();
    await deps.close();
  });
  const needsAdmin = !(await deps.services.adminAuth.hasAdmin());
  process.stdout.write(
    announceStart(deps, needsAdmin ? await deps.services.adminAuth.inviteFirstAdmin() : undefined),
  );
}

async function prepare({ config, services }: Deps): Promise<void> {
  if (config.firstAdmin) {
    await services.adminAuth.createFirstAdmin(config.firstAdmin.email, config.firstAdmin.password);
  }
  if (config.seedExample) await seedExample(services);
}

/** `npm run admin -- EMAIL`: prints a link that sets this admin's password. */
async function inviteAdmin(config: Config, email: string | undefined): Promise<void> {
  if (!email?.includes("@")) throw new ConfigError("Please name the admin: npm run admin -- you@example.com");
  const deps = createDeps(config);
  process.stdout.write(announceInvitation(email, await deps.services.adminAuth.inviteAdmin(email)));
  await deps.close();
}
