import { inject } from "vitest";
import type { Cluster } from "#tests/helpers/postgres-cluster";

/** Waits until the product is built from the current sources; throws if the build fails. */
export const builtProduct = async (): Promise<void> => void (await ask("product"));

/** Waits until a Chromium is installed; throws if that fails. */
export const installedChromium = async (): Promise<void> => void (await ask("chromium"));

/** Waits for the tests' PostgreSQL server and returns its address; throws if there is none. */
export const postgresCluster = async (): Promise<Cluster> => JSON.parse(await ask("postgres"));

async function ask(resource: string): Promise<string> {
  const answer = await fetch(`${inject("counter")}/${resource}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
