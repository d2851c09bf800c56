import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import {
  claimDrafts,
  dropAllDrafts,
  hasDraftOwner,
  keepDraft,
  readDraft,
} from "../../../src/client/data/drafts";
import { welcomeParticipant } from "../../../src/client/data/session";

const PLACE = { attemptId: 7, questionId: 3 };

beforeEach(() => {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  // The names of what is stored are its own properties, as in a browser.
  const ownKeys = () => [...kept.keys()];
  const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true });
  vi.stubGlobal("window", {
    sessionStorage: new Proxy(sessionStorage, { ownKeys, getOwnPropertyDescriptor }),
  });
  return () => vi.unstubAllGlobals();
});

test("a draft stays with its person, who may sign in again, and is kept from the next one on this device", () => {
  claimDrafts(1);
  keepDraft(PLACE, "half a thought");
  claimDrafts(1);
  expect(readDraft(PLACE)).toBe("half a thought");
  claimDrafts(2);
  expect(readDraft(PLACE)).toBe("");
  claimDrafts(1);
  expect(readDraft(PLACE)).toBe("");
});

test("who signs in in another one's place does not find that one's drafts", async () => {
  claimDrafts(1);
  keepDraft(PLACE, "half a thought");
  const redeemed = { id: 2, email: "bo@example.com", name: "Bo", standing: { is: "settled" } };
  await welcomeParticipant(new QueryClient(), redeemed as Parameters<typeof welcomeParticipant>[1]);
  expect(readDraft(PLACE)).toBe("");
});

test("signing out leaves neither drafts nor whose they were", () => {
  claimDrafts(1);
  keepDraft(PLACE, "half a thought");
  expect(hasDraftOwner()).toBe(true);
  dropAllDrafts();
  expect(readDraft(PLACE)).toBe("");
  expect(hasDraftOwner()).toBe(false);
});
