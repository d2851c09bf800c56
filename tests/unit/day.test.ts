import { expect, test } from "vitest";
import { dayText, readDay } from "#shared/domain/lib/day";

test.each([
  ["2026-12-05", "2026-12-05"],
  [" 2026-2-28 ", "2026-02-28"],
  ["5 December 2026", "2026-12-05"],
  ["5. dec 2026", "2026-12-05"],
  ["December 5, 2026", "2026-12-05"],
  ["dec. 5 2026", "2026-12-05"],
  ["January 1, 1000", "1000-01-01"],
  ["December 31, 0999", undefined],
  ["2026-00-05", undefined],
  ["2026-13-01", undefined],
  ["June 31, 2026", undefined],
  ["Foo 5, 2026", undefined],
  ["2026-02-30", undefined],
  ["31 June 2026", undefined],
  ["12/5/2026", undefined],
  ["05.12.2026", undefined],
  ["5 Foo 2026", undefined],
  ["", undefined],
])("“%s” is %s, and ambiguous dates are refused", (text, day) => {
  expect(readDay(text)).toBe(day);
});

test("a date is written unambiguously", () => {
  expect(dayText("2026-12-05")).toBe("December 5, 2026");
});
