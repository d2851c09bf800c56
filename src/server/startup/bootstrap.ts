import type { Deps } from "../deps";
import { seedExample } from "./seed";
import { secretFingerprint } from "./session-secret";
import * as repo from "./session-secret-repo";

/**
 * Prepares an instance: creates the admin from the environment and the example template, and records the session
 * secret's fingerprint. Returns a one-time link to become the first admin while there is none.
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

/** Records the secret's fingerprint, which backups check, and warns if the secret has changed since the last start. */
async function noteSecret({ db, log, secret }: Deps): Promise<void> {
  const fingerprint = secretFingerprint(secret);
  const storedFingerprint = await repo.knownFingerprint(db);
  if (storedFingerprint === fingerprint) return;
  await repo.noteFingerprint(db, fingerprint);
  if (storedFingerprint === undefined) return;
  log.warn(
    "The session secret has changed: everyone has to sign in again, and emails that were waiting are lost",
  );
}
