import { describe, expect, it, test } from "vitest";
import { MAX_SEARCH } from "#shared/domain/list-options";
import {
  attemptsSearch,
  dashboardSearch,
  loginSearch,
  outboxSearch,
  templatesSearch,
  usersSearch,
} from "../../../src/client/screens/search";
import { queryOf } from "../../../src/client/ui/data-table/use-resource-list";

test("a search text is cut to the server's maximum", () => {
  const view = { page: 2, size: 50 as const, sort: "email" };
  expect(queryOf({ ...view, q: "jane" })).toEqual({ ...view, q: "jane" });
  expect(queryOf({ ...view, q: "x".repeat(MAX_SEARCH + 1) }).q).toHaveLength(MAX_SEARCH);
});

describe("search parameters", () => {
  it("return to an admin page after signing in", () => {
    expect(loginSearch({ from: "/admin/users?q=zoe" }).from).toBe("/admin/users?q=zoe");
  });

  it.each([
    "https://elsewhere.example/admin/",
    "//elsewhere.example/admin/",
    "/assessment",
    "javascript:alert(1)",
  ])("never lead to %s after signing in", (from) => {
    expect(loginSearch({ from }).from).toBeUndefined();
  });

  it("keep a token of digits as text", () => {
    expect(dashboardSearch({ token: "0123", templateId: "7" })).toEqual({ token: "0123", templateId: 7 });
  });

  it("drop unknown filters, orders and pages", () => {
    expect(attemptsSearch({ status: "lost", sort: "price", page: "-1", size: "7" })).toEqual({});
    expect(templatesSearch({ show: "deleted" })).toEqual({});
    expect(outboxSearch({ state: "lost", sort: "tries" })).toEqual({});
    expect(outboxSearch({ state: "failed", sort: "oldest" })).toEqual({ state: "failed", sort: "oldest" });
  });

  it("contain search, order and page", () => {
    expect(usersSearch({ q: "jane", sort: "email", page: "3", size: "50" })).toEqual({
      q: "jane",
      sort: "email",
      page: 3,
      size: 50,
    });
  });
});
