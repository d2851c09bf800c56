import { singleLine } from "./single-line";

const MAX_NAME_LENGTH = 100;

/**
 * The first line of an email.
 * @param name null unless the address is verified: anyone can enter any name for someone else's address
 */
export function greeting(name: string | null): string {
  const shortName = singleLine(name ?? "", MAX_NAME_LENGTH);
  return shortName ? `Hi ${shortName},` : "Hello,";
}
