import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { welcomeParticipant } from "../../../src/client/api/session";
import {
  claimDrafts,
  dropAllDrafts,
  dropStored,
  hasDraftOwner,
  hasDrafts,
  keepAnswer,
  keepDraft,
  readDraft,
} from "../../../src/client/state/drafts";
import { idOf } from "./chat-examples";
import { stubTabStorage } from "./tab-storage";

const PLACE = { attemptId: 7, questionId: 3 };

beforeEach(stubTabStorage);

test("drafts survive another sign-in of the same person and are deleted for the next one", () => {
  claimDrafts(1);
  keepDraft(PLACE, "half a thought");
  claimDrafts(1);
  expect(readDraft(PLACE)).toBe("half a thought");
  expect(readDraft({ ...PLACE, questionId: 4 })).toBe("");
  claimDrafts(2);
  expect(readDraft(PLACE)).toBe("");
  claimDrafts(1);
  expect(readDraft(PLACE)).toBe("");
});

test("another participant who signs in doesn't get the previous person's drafts", async () => {
  claimDrafts(1);
  keepDraft(PLACE, "half a thought");
  await welcomeParticipant(new QueryClient(), {
    id: idOf.participant(2),
    email: "bo@example.com",
    name: "Bo",
  });
  expect(readDraft(PLACE)).toBe("");
});

test("signing out deletes drafts and their owner, and nothing else in the tab's storage", () => {
  window.sessionStorage.setItem("return-to", "/assessment/7/chat");
  expect([hasDraftOwner(), hasDrafts()]).toEqual([false, false]);
  claimDrafts(1);
  expect([hasDraftOwner(), hasDrafts()]).toEqual([true, false]);
  keepDraft(PLACE, "half a thought");
  expect(hasDrafts()).toBe(true);
  dropAllDrafts();
  expect(readDraft(PLACE)).toBe("");
  expect([hasDraftOwner(), hasDrafts()]).toEqual([false, false]);
  expect(Object.keys(window.sessionStorage)).toEqual(["return-to"]);
});

test("emptying a field deletes its draft", () => {
  keepDraft(PLACE, "half a thought");
  keepDraft(PLACE, " \n");
  expect(hasDrafts()).toBe(false);
});

test("a stored answer deletes its draft, unless something else was typed since", () => {
  keepAnswer(PLACE, ["Sales", "Support"]);
  dropStored(PLACE, ["Sales"]);
  expect(readDraft(PLACE)).toBe("Sales\nSupport");
  dropStored(PLACE, ["Sales", "Support"]);
  expect(readDraft(PLACE)).toBe("");
});

test("without tab storage, drafts are lost without an error", () => {
  vi.stubGlobal("window", {});
  keepDraft(PLACE, "half a thought");
  expect([readDraft(PLACE), hasDraftOwner(), hasDrafts()]).toEqual(["", false, false]);
});
