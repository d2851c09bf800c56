import { MONTHS } from "./months";

const MONTH_FIRST = /^\s*(?<named>\p{L}{3,})\.?\s+(?<at>\d{1,2}),?\s+(?<of>\d{4})\s*$/u;
const DAY_FIRST = /^\s*(?<at>\d{1,2})\.?\s+(?<named>\p{L}{3,})\.?\s+(?<of>\d{4})\s*$/u;

/** A date such as 2026-12-05 in the format of all displayed dates: "December 5, 2026". */
export function dayText(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${MONTHS[Number(month) - 1]} ${date}, ${year}`;
}

/** Parses 2026-12-05, December 5, 2026 or 5 December 2026 into 2026-12-05; undefined otherwise, as for 12/5. */
export function readDay(text: string): string | undefined {
  const [, year, month, day] = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text) ?? [];
  if (day) return isoDayIfValid(Number(year), Number(month), Number(day));
  const match = MONTH_FIRST.exec(text) ?? DAY_FIRST.exec(text);
  const { of = "", at, named = "" } = match?.groups ?? {};
  const index = MONTHS.findIndex((name) => name.toLowerCase().startsWith(named.toLowerCase()));
  return at && index >= 0 ? isoDayIfValid(Number(of), index + 1, Number(at)) : undefined;
}

function isoDayIfValid(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isValid = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1000;
  return isValid ? date.toISOString().slice(0, 10) : undefined;
}
