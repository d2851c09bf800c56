import { lazy } from "./lazy";
import { LEXICA } from "./lexicon/languages";

const monthNames = () =>
  LEXICA.flatMap(({ language }) =>
    (["long", "short"] as const).flatMap((month) => {
      // Formatting a day gives the inflected month names that dates use.
      const format = new Intl.DateTimeFormat(language, { month, day: "numeric", timeZone: "UTC" });
      return Array.from({ length: 12 }, (_, at) => {
        const parts = format.formatToParts(new Date(Date.UTC(2026, at, 15)));
        return parts.find(({ type }) => type === "month")?.value.replace(/\.$/, "") ?? "";
      }).filter((name) => /^\p{L}{3,}$/u.test(name));
    }),
  );
const DAY = "(?:[12]?\\d|3[01])(?:st|nd|rd|th|er|\\.|º)?";
/** Matches calendar days: "7 April", "April 7th", "7. April", "7 de abril", "2026-04-07", "07.04.2026", "7/4/26". */
const date = lazy(() => {
  const month = `(?:${[...new Set(monthNames())].join("|")})\\.?`;
  return new RegExp(
    [
      `(?<![\\p{N}.,])${DAY}\\s+(?:of\\s+|de\\s+)?${month}(?!\\p{L})`,
      `(?<!\\p{L})${month}\\s+(?:the\\s+)?${DAY}(?![\\p{N}%])`,
      "(?<!\\d)(?:19|20)\\d{2}([-/.])\\d{1,2}\\1\\d{1,2}(?!\\d)",
      "(?<![\\d-])(?:0?[1-9]|[12]\\d|3[01])-(?:0?[1-9]|1[0-2])-\\d{4}(?!\\d)",
      "(?<![\\d.])(?:0?[1-9]|[12]\\d|3[01])\\.(?:0?[1-9]|1[0-2])\\.(?:\\d{2}|\\d{4})(?!\\d)",
      // Without a year, a preposition is required, because "We scored 4.5." may end a sentence.
      "(?<=(?<!\\p{L})(?:am|vom|bis|zum|ab|den|dem|do|od)\\s)(?:0?[1-9]|[12]\\d|3[01])\\.(?:0?[1-9]|1[0-2])\\.(?!\\d)",
      "(?<![\\d/])(?:0?[1-9]|[12]\\d|3[01])/(?:0?[1-9]|[12]\\d|3[01])/(?:\\d{2}|\\d{4})(?!\\d)",
    ].join("|"),
    "giu",
  );
});

/** True if a text contains a calendar day. */
export function namesDate(text: string): boolean {
  // Lowercase "may" may be a verb: "Question 3 may".
  return [...text.matchAll(date())].some(([day]) => !/\bmay\b/.test(day));
}

const month = lazy(
  () => new RegExp(`(?<![\\p{L}\\p{N}])(?:${[...new Set(monthNames())].join("|")})(?![\\p{L}\\p{N}])`, "giu"),
);

/** True if a text names a month: "in March". Lowercase "may" and "march" don't count, because they may be verbs. */
export function namesMonth(text: string): boolean {
  return [...text.matchAll(month())].some(([name]) => !/^(?:may|march|mar|mars)$/.test(name));
}
