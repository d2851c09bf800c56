import { isIP } from "node:net";
import { z } from "zod";

/** Shortest allowed prefix. A wider range would trust strangers. */
const MIN_PREFIX_LENGTH = 8;
const BITS = { 4: 32, 6: 128 } as const;

/** An address or address range in TRUST_PROXY. Rejects ranges that trust everyone, and "true". */
export const cidr = z.string().refine(isCidr, "must be a list of addresses like 10.0.0.0/8");

function isCidr(entry: string): boolean {
  const [address = "", prefix, ...rest] = entry.split("/");
  const version = isIP(address);
  if (rest.length > 0 || (version !== 4 && version !== 6)) return false;
  if (prefix === undefined) return true;
  const length = Number(prefix);
  return /^\d{1,3}$/.test(prefix) && length >= MIN_PREFIX_LENGTH && length <= BITS[version];
}
