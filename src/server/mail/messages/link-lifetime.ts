import { formatMailTime } from "./format-time";

/**
 * How long and how often a sign-in link works.
 * @param strictLinks whether it works once only
 */
export function linkLifetimeText(expiresAt: Date, strictLinks: boolean): string {
  const until = formatMailTime(expiresAt);
  return strictLinks
    ? `The link works once, within 24 hours (until ${until}).`
    : `The link works for 24 hours (until ${until}). After you first use it, you can use it two more times within 10 minutes.`;
}
