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

test("of a search no more is sent than the server takes", () => {
  const view = { page: 2, size: 50 as const, sort: "email" };
  expect(queryOf({ ...view, q: "jane" })).toEqual({ ...view, q: "jane" });
  expect(queryOf({ ...view, q: "x".repeat(MAX_SEARCH + 1) }).q).toHaveLength(MAX_SEARCH);
});

describe("what addresses may say after the question mark", () => {
  it("returns to a page of the portal after signing in", () => {
    expect(loginSearch({ from: "/admin/users?q=zoe" }).from).toBe("/admin/users?q=zoe");
  });

  it.each([
    "https://elsewhere.example/admin/",
    "//elsewhere.example/admin/",
    "/assessment",
    "javascript:alert(1)",
  ])("never leads to %s after signing in", (from) => {
    expect(loginSearch({ from }).from).toBeUndefined();
  });

  it("keeps a token of digits as the text it is", () => {
    expect(dashboardSearch({ token: "0123", templateId: "7" })).toEqual({ token: "0123", templateId: 7 });
  });

  it("drops filters, orders and pages that do not exist", () => {
    expect(attemptsSearch({ status: "lost", sort: "price", page: "-1", size: "7" })).toEqual({});
    expect(templatesSearch({ show: "deleted" })).toEqual({});
    expect(outboxSearch({ state: "lost", sort: "tries" })).toEqual({});
    expect(outboxSearch({ state: "failed", sort: "oldest" })).toEqual({ state: "failed", sort: "oldest" });
  });

  it("reads search, order and page", () => {
    expect(usersSearch({ q: "jane", sort: "email", page: "3", size: "50" })).toEqual({
      q: "jane",
      sort: "email",
      page: 3,
      size: 50,
    });
  });
});
