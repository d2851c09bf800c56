import { shownZone } from "./zone";

function format(options: Intl.DateTimeFormatOptions, locale = "en-US") {
  const made = new Map<string | undefined, Intl.DateTimeFormat>();
  return (date: Date, { name: timeZone } = shownZone()): string => {
    const formatter = made.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
    made.set(timeZone, formatter);
    return formatter.format(date);
  };
}

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

/** 2026-11-20, by the person's own calendar: Canada writes it so. */
export const isoDay = format({ year: "numeric", month: "2-digit", day: "2-digit" }, "en-CA");
