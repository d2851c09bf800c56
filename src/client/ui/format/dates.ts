import { MONTHS } from "#shared/domain/lib/months";
import { shownZone, type TimeZone } from "./time-zone";

/** 11/20/2026 */
export const shortDate = format((wall) => `${dayOf(wall)}/${wall.getUTCFullYear()}`);

/** 11/20 */
export const monthDay = format(dayOf);

/** November 20, 2026 */
export const longDate = format(
  (wall) => `${MONTHS[wall.getUTCMonth()]} ${wall.getUTCDate()}, ${wall.getUTCFullYear()}`,
);

/** 10:42 AM */
export const clockTime = format((wall) => {
  const hour = wall.getUTCHours();
  const minute = String(wall.getUTCMinutes()).padStart(2, "0");
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? "AM" : "PM"}`;
});

/** 09:05 AM */
export const hourMinute: typeof clockTime = (...when) => clockTime(...when).padStart(8, "0");

/** November 20, 2026 at 10:42 AM */
export const longDateTime: typeof longDate = (...when) => `${longDate(...when)} at ${clockTime(...when)}`;

/** 2026-11-20, in the displayed time zone. */
export const isoDay = format((wall) => wall.toISOString().slice(0, 10));

/** A day such as "2026-11-23" as "11/23", or "11/23/2026" with the year. */
export function dayText(day: string, withYear = false): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return [Number(month), Number(date), ...(withYear ? [year] : [])].join("/");
}

function dayOf(wall: Date): string {
  return `${wall.getUTCMonth() + 1}/${wall.getUTCDate()}`;
}

/** Creates a formatter. Its time zone defaults to that of the page. @param write formats a date by its UTC fields */
function format(write: (wall: Date) => string) {
  return (date: Date, zone: TimeZone = shownZone()): string => write(wallTimeOf(date, zone));
}

/**
 * A date whose UTC fields are the local time in the zone. Avoids Intl for UTC and the browser's own zone
 * (docs/performance.md).
 */
function wallTimeOf(date: Date, { name }: TimeZone): Date {
  if (name === undefined) return new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return name === "UTC" ? date : wallTimeIn(date, name);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function wallTimeIn(date: Date, timeZone: string): Date {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-US", { ...NUMBERS, timeZone });
  formats.set(timeZone, format);
  const numbers = format.format(date).match(/\d+/g)?.map(Number) ?? [];
  const [month = 1, day = 1, year = 0, hour = 0, minute = 0] = numbers;
  return new Date(Date.UTC(year, month - 1, day, hour, minute));
}

/** 11/20/2026, 10:42 */
const NUMBERS: Intl.DateTimeFormatOptions = {
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  hourCycle: "h23",
};
