import { inject } from "vitest";

/** Waits until the product is built from the sources as they are; throws when it cannot be. */
export const builtProduct = (): Promise<void> => ask("product");

/** Waits until there is a Chromium that starts; throws when none can be had. */
export const installedChromium = (): Promise<void> => ask("chromium");

async function ask(what: string): Promise<void> {
  const answer = await fetch(`${inject("counter")}/${what}`);
  if (!answer.ok) throw new Error(await answer.text());
}
