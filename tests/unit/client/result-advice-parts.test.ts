import { expect, test } from "vitest";
import { adviceParts } from "#shared/domain/plain-markdown";

test("the summary and each item become parts, and no text is lost", () => {
  const whole =
    "Two things.\n\n## Cash first\n\n### A detail\n\n- Not ## here\n\n## The team\n\nAll is well.";
  const parts = adviceParts(whole);
  expect(parts.map(({ markdown }) => markdown.split("\n")[0])).toEqual([
    "Two things.",
    "## Cash first",
    "## The team",
  ]);
  expect(parts.map(({ markdown }) => markdown).join("")).toBe(whole);
  for (const { start, markdown } of parts) expect(whole.slice(start).startsWith(markdown)).toBe(true);
});

test("recommendations without a summary start with the first item", () => {
  expect(adviceParts("## Cash first\n\nNow.")).toHaveLength(1);
});
