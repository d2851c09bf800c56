import type { Deps } from "../deps";
import { seedExample } from "./seed";
import { secretFingerprint } from "./session-secret";
import * as repo from "./session-secret-repo";

/**
 * Gives an instance what it needs before it is ready: the admin that the environment names, and the example template.
 * Notes which session secret the database is used with.
 * While there is no admin at all, the result is a one-time link that makes the first one.
 */
export async function bootstrap(deps: Deps): Promise<string | undefined> {
  const { config, systemActor, services } = deps;
  const { firstAdmin, seedExample: wantsExample } = config;
  await noteSecret(deps);
  if (firstAdmin)
    await services.adminAuth.createFirstAdmin(systemActor, firstAdmin.email, firstAdmin.password);
  if (wantsExample) await seedExample(deps);
  const hasAdmin = await services.adminAuth.hasAdmin();
  const link = hasAdmin ? undefined : await services.adminAuth.inviteFirstAdmin(systemActor);
  deps.prepared();
  return link;
}

/** Backups are made with this secret only. Another one than at the last start costs something, so it is told. */
async function noteSecret({ db, log, secret }: Deps): Promise<void> {
  const fingerprint = secretFingerprint(secret);
  const known = await repo.knownFingerprint(db);
  if (known === fingerprint) return;
  await repo.noteFingerprint(db, fingerprint);
  if (known === undefined) return;
  log.warn(
    "The session secret has changed: everyone has to sign in again, and emails that were waiting are lost",
  );
}
