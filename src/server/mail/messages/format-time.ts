const FORMAT: Intl.DateTimeFormatOptions = {
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "UTC",
  timeZoneName: "short",
};

/** Formats a time in UTC, because a reader's time zone is unknown: "November 20, 2026 at 10:42 AM UTC". */
export function formatMailTime(moment: Date): string {
  return new Intl.DateTimeFormat("en-US", FORMAT).format(moment).replaceAll("\u202f", " ");
}
