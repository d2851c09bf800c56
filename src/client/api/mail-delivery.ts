import type { Outputs } from "./trpc";

/** How mail leaves this installation, in a sentence or two. */
export function mailDeliveryText({ provider, delivers }: Outputs["admin"]["outbox"]["summary"]): string {
  return delivers
    ? `Emails are sent through ${provider}.`
    : "Email isn't set up. Messages are printed to the server console instead.";
}
