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

test("a draft stays with its person, who may sign in again, and is kept from the next one on this device", () => {
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

test("who signs in in another one's place does not find that one's drafts", async () => {
  claimDrafts(1);
  keepDraft(PLACE, "half a thought");
  await welcomeParticipant(new QueryClient(), {
    id: idOf.participant(2),
    email: "bo@example.com",
    name: "Bo",
  });
  expect(readDraft(PLACE)).toBe("");
});

test("signing out leaves neither drafts nor whose they were, and nothing that others keep in this tab is touched", () => {
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

test("a field that was emptied leaves no draft", () => {
  keepDraft(PLACE, "half a thought");
  keepDraft(PLACE, " \n");
  expect(hasDrafts()).toBe(false);
});

test("what is stored in the meantime takes its draft away, unless more was typed since", () => {
  keepAnswer(PLACE, ["Sales", "Support"]);
  dropStored(PLACE, ["Sales"]);
  expect(readDraft(PLACE)).toBe("Sales\nSupport");
  dropStored(PLACE, ["Sales", "Support"]);
  expect(readDraft(PLACE)).toBe("");
});

test("where a tab keeps nothing, drafts are lost and nothing else", () => {
  vi.stubGlobal("window", {});
  keepDraft(PLACE, "half a thought");
  expect([readDraft(PLACE), hasDraftOwner(), hasDrafts()]).toEqual(["", false, false]);
});
