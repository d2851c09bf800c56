import { inject } from "vitest";

/** Waits until the product is built from the sources as they are; throws when it cannot be. */
export const builtProduct = (): Promise<string> => ask("product");

/** Waits until there is a Chromium that starts; throws when none can be had. */
export const installedChromium = (): Promise<string> => ask("chromium");

async function ask(what: string): Promise<string> {
  const answer = await fetch(`${inject("counter")}/${what}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
