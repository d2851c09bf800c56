import { LINK_GRACE_TEXT, LINK_LIFETIME_TEXT, MORE_LINK_USES_TEXT } from "#shared/domain/sign-in-link";
import { formatMailTime } from "./format-time";

/**
 * How long and how often a sign-in link works.
 * @param strictLinks whether it works only once
 */
export function linkLifetimeText(expiresAt: Date, strictLinks: boolean): string {
  const until = formatMailTime(expiresAt);
  return strictLinks
    ? `The link works once, within ${LINK_LIFETIME_TEXT} (until ${until}).`
    : `The link works for ${LINK_LIFETIME_TEXT} (until ${until}). After you first use it, you can use it ${MORE_LINK_USES_TEXT} within ${LINK_GRACE_TEXT}.`;
}
