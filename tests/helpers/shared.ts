import { inject } from "vitest";
import type { Cluster } from "#tests/helpers/postgres-cluster";

/** Waits until the product is built from the sources as they are; throws when it cannot be. */
export const builtProduct = async (): Promise<void> => void (await ask("product"));

/** Waits until there is a Chromium that starts; throws when none can be had. */
export const installedChromium = async (): Promise<void> => void (await ask("chromium"));

/** Waits until a PostgreSQL of the tests' own runs, and says where; throws when there is none. */
export const postgresCluster = async (): Promise<Cluster> => JSON.parse(await ask("postgres"));

async function ask(what: string): Promise<string> {
  const answer = await fetch(`${inject("counter")}/${what}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
