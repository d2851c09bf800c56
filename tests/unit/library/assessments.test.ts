import { expect, test } from "vitest";
import { libraryAssessments } from "#server/template-library/library";

test("every assessment of the library is a template that could be imported", () => {
  expect(libraryAssessments().length).toBeGreaterThanOrEqual(9);
});
