const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat("en-US", options);
  return (date: Date) => formatter.format(date);
};

/** 11/20/2026 */
export const shortDate = format({ month: "numeric", day: "numeric", year: "numeric" });

/** 11/20 */
export const monthDay = format({ month: "numeric", day: "numeric" });

/** November 20, 2026 */
export const longDate = format({ dateStyle: "long" });

/** November 20, 2026 at 10:42 AM */
export const longDateTime = format({ dateStyle: "long", timeStyle: "short" });

/** 10:42 AM */
export const clockTime = format({ hour: "numeric", minute: "2-digit", hour12: true });

/** 09:05 AM */
export const hourMinute = format({ hour: "2-digit", minute: "2-digit", hour12: true });

/** 2026-11-20, by the person's own calendar. */
export function isoDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
