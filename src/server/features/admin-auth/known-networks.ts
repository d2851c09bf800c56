import { createHmac, hkdfSync } from "node:crypto";
import type { AdminId } from "#shared/domain/ids";
import type { Db, Tx } from "../../db/database";
import type { Clock } from "../../lib/clock";
import * as repo from "./repo";

/** How many networks are known of one admin; the one they used longest ago goes for a new one. */
const MOST = 20;
const KEY_BYTES = 32;
const PURPOSE = "askwell admin networks v1";

interface Parts {
  db: Db;
  clock: Clock;
  /** The instance's secret. There are few enough addresses to try them all against a plain hash; this one has a key. */
  secret: string;
}

/** The networks that admins have signed in from: there, guesses made elsewhere are not in their way (decision 0033). */
export type KnownNetworks = ReturnType<typeof createKnownNetworks>;

export function createKnownNetworks({ db, clock, secret }: Parts) {
  const key = Buffer.from(hkdfSync("sha256", secret, "", PURPOSE, KEY_BYTES));
  const hashOf = (network: string) => createHmac("sha256", key).update(network).digest("base64url");

  /** Whether an admin of that address has signed in from there; asked alike for addresses that nobody has. */
  const knows = (email: string, network: string) => repo.knowsNetwork(db, email, hashOf(network));

  /** Notes that the admin has just shown there that they are who they say. */
  async function remember(tx: Tx, admin: AdminId, network: string): Promise<void> {
    await repo.noteNetwork(tx, admin, hashOf(network), clock.now());
    await repo.forgetOldNetworks(tx, admin, MOST);
  }

  return { knows, remember };
}
