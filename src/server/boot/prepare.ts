import type { Deps } from "../deps";
import { seedExample } from "./seed";

/**
 * Gives an instance what it needs before it is ready: the admin that the environment names, and the example template.
 * While there is no admin at all, the result is a one-time link that makes the first one.
 */
export async function prepare(deps: Deps): Promise<string | undefined> {
  const { config, itself, services } = deps;
  const { firstAdmin, seedExample: wantsExample } = config;
  if (firstAdmin) await services.adminAuth.createFirstAdmin(itself, firstAdmin.email, firstAdmin.password);
  if (wantsExample) await seedExample(deps);
  const hasAdmin = await services.adminAuth.hasAdmin();
  const link = hasAdmin ? undefined : await services.adminAuth.inviteFirstAdmin(itself);
  deps.prepared();
  return link;
}
