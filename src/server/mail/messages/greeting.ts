import { singleLine } from "./single-line";

const LONGEST_NAME = 100;

/**
 * The first line. Without a name it quotes nothing: anybody can type any name beside somebody else's address, so a
 * name is given only once the address has been verified.
 */
export function greeting(name: string | null): string {
  const shown = singleLine(name ?? "", LONGEST_NAME);
  return shown ? `Hi ${shown},` : "Hello,";
}
