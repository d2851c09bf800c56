import type { Outputs } from "./trpc";

/** How mail leaves this installation, in a sentence or two. */
export function howMailLeaves({ provider, delivers }: Outputs["admin"]["outbox"]["summary"]): string {
  return delivers
    ? `Mails are sent through ${provider}.`
    : "No mail provider is set. Mails are printed on the server's console.";
}
