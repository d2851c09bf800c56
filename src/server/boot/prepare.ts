import type { Deps } from "../deps";
import { seedExample } from "./seed";

/**
 * Gives an instance what it needs before it serves: the admin that the environment names, and the example template.
 * While there is no admin at all, the result is a one-time link that makes the first one.
 */
export async function prepare(deps: Deps): Promise<string | undefined> {
  const { config, itself, services } = deps;
  const { firstAdmin, seedExample: wantsExample } = config;
  if (firstAdmin) await services.adminAuth.createFirstAdmin(itself, firstAdmin.email, firstAdmin.password);
  if (wantsExample) await seedExample(deps);
  return (await services.adminAuth.hasAdmin()) ? undefined : services.adminAuth.inviteFirstAdmin(itself);
}
