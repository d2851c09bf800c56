import { inject } from "vitest";

/** Waits until the product is built from the sources as they are; throws when it cannot be. */
export const builtProduct = (): Promise<string> => ask("product");

/** The address of the browser that all tests of a run share. The first who asks waits until it runs. */
export const sharedBrowser = (): Promise<string> => ask("browser");

async function ask(what: string): Promise<string> {
  const answer = await fetch(`${inject("counter")}/${what}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
