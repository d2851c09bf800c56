import { createHmac, hkdfSync } from "node:crypto";
import type { AdminId } from "#shared/domain/ids";
import type { Db, Tx } from "../../db/database";
import type { Clock } from "../../lib/clock";
import * as repo from "./repo";

/** Networks remembered per admin. The least recently used is dropped. */
const MAX_NETWORKS = 20;
const KEY_BYTES = 32;
const PURPOSE = "askwell admin networks v1";

interface Parts {
  db: Db;
  clock: Clock;
  /** The instance's secret. Plain hashes could be reversed by trying every address, so these are keyed. */
  secret: string;
}

/** Networks that admins have signed in from. Guesses made elsewhere don't lock them out there (decision 0033). */
export type KnownNetworks = ReturnType<typeof createKnownNetworks>;

export function createKnownNetworks({ db, clock, secret }: Parts) {
  const key = Buffer.from(hkdfSync("sha256", secret, "", PURPOSE, KEY_BYTES));
  const hashOf = (network: string) => createHmac("sha256", key).update(network).digest("base64url");

  /** Whether an admin with this address has signed in from the network. Unknown addresses take the same query. */
  const knows = (email: string, network: string) => repo.knowsNetwork(db, email, hashOf(network));

  /** Records the network of an admin who has just authenticated. */
  async function remember(tx: Tx, admin: AdminId, network: string): Promise<void> {
    await repo.noteNetwork(tx, admin, hashOf(network), clock.now());
    await repo.forgetOldNetworks(tx, admin, MAX_NETWORKS);
  }

  return { knows, remember };
}
