import { expect, test } from "vitest";
import { adviceParts } from "#shared/domain/plain-markdown";

test("the summary and each item become parts, and no text is lost", () => {
  const fullText =
    "Two things.\n\n## Cash first\n\n### A detail\n\n- Not ## here\n\n## The team\n\nAll is well.";
  const parts = adviceParts(fullText);
  expect(parts.map(({ markdown }) => markdown.split("\n")[0])).toEqual([
    "Two things.",
    "## Cash first",
    "## The team",
  ]);
  expect(parts.map(({ markdown }) => markdown).join("")).toBe(fullText);
  for (const { start, markdown } of parts) expect(fullText.slice(start).startsWith(markdown)).toBe(true);
});

test("recommendations without a summary start with the first item", () => {
  expect(adviceParts("## Cash first\n\nNow.")).toHaveLength(1);
});
