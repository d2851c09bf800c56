import { beforeEach, expect, test, vi } from "vitest";
import { rememberScreen, takeRememberedScreen } from "../../../src/client/state/return-path";
import { stubTabStorage } from "./tab-storage";

beforeEach(stubTabStorage);

test("a person who has to sign in returns to their screen once", () => {
  for (const [path, screen] of [
    ["/assessment/7/start?q=3", { to: "/assessment/$id/start", params: { id: 7 }, search: { q: 3 } }],
    ["/assessment/7/chat", { to: "/assessment/$id/chat", params: { id: 7 }, search: { q: undefined } }],
    [
      "/assessment/12/results",
      { to: "/assessment/$id/results", params: { id: 12 }, search: { q: undefined } },
    ],
    ["/user-dashboard?templateId=4", { to: "/user-dashboard", search: { templateId: 4 } }],
  ] as const) {
    rememberScreen(path);
    expect(takeRememberedScreen()).toEqual(screen);
    expect(takeRememberedScreen()).toBeUndefined();
  }
});

test("other paths are not remembered and don't replace the remembered one", () => {
  rememberScreen("/assessment/7/chat");
  for (const path of [
    "/admin",
    "/user-dashboard",
    "/assessment/0/chat",
    "/assessment/7/other",
    "//evil.example",
  ])
    rememberScreen(path);
  expect(takeRememberedScreen()).toMatchObject({ params: { id: 7 } });
});

test("a foreign address in storage leads nowhere, and neither does missing storage", () => {
  window.sessionStorage.setItem("return-to", "https://evil.example/");
  expect(takeRememberedScreen()).toBeUndefined();
  vi.stubGlobal("window", {});
  rememberScreen("/assessment/7/chat");
  expect(takeRememberedScreen()).toBeUndefined();
});
