const FORMAT: Intl.DateTimeFormatOptions = {
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "UTC",
  timeZoneName: "short",
};

/** A moment as a mail says it, in the one zone every reader can reckon from: "November 20, 2026 at 10:42 AM UTC". */
export function formatMailTime(moment: Date): string {
  return new Intl.DateTimeFormat("en-US", FORMAT).format(moment).replaceAll("\u202f", " ");
}
