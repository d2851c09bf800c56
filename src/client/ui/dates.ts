import { shownZone, type Zone } from "./zone";

const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

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

/** 2026-11-20, by the person's own calendar. */
export const isoDay = format((wall) => wall.toISOString().slice(0, 10));

function dayOf(wall: Date): string {
  return `${wall.getUTCMonth() + 1}/${wall.getUTCDate()}`;
}

/** Words for a time in a zone, the page's own where none is given. They are made of what clocks on its walls show. */
function format(write: (wall: Date) => string) {
  return (date: Date, zone: Zone = shownZone()): string => write(wallOf(date, zone));
}

/**
 * A time whose UTC is what a zone's calendar and clock show. The browser's own zone and UTC need none of its formats,
 * each of which takes a cheap phone 60 ms to make (decision 0096).
 */
function wallOf(date: Date, { name }: Zone): Date {
  if (name === undefined) return new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return name === "UTC" ? date : new Date(`${isoIn(name).format(date).replace(" ", "T")}Z`);
}

const made = new Map<string, Intl.DateTimeFormat>();

/** Sweden writes it so: 2026-11-20 10:42:00. */
function isoIn(timeZone: string): Intl.DateTimeFormat {
  const format =
    made.get(timeZone) ??
    new Intl.DateTimeFormat("sv", { dateStyle: "short", timeStyle: "medium", timeZone });
  made.set(timeZone, format);
  return format;
}
