import { describe, expect, it, onTestFinished } from "vitest";
import { pruneStoredDrafts, readDrafts } from "../../../src/client/screens/form/answer-drafts";
import { draftAnswer, keepDraft, readDraft } from "../../../src/client/state/drafts";
import { aChat, aQuestion } from "./chat-examples";
import { stubTabStorage } from "./tab-storage";

const text = aQuestion(1);
const choice = aQuestion(2, { questionType: "multiple_choice", options: ["Sales", "Support"] });
const rating = aQuestion(3, { questionType: "rating" });

describe("a draft in the form", () => {
  it("is shown as typed for a text question", () => {
    expect(draftAnswer(text, "half a sen ")).toBe("half a sen ");
  });

  it("is the unsent option or rating", () => {
    expect(draftAnswer(choice, "Support")).toBe("Support");
    expect(draftAnswer(rating, "4")).toBe("4");
  });

  it("is a list of options if several can be chosen", () => {
    const several = { ...choice, selection: "several" as const };
    expect(draftAnswer(several, "Sales\nSupport")).toEqual(["Sales", "Support"]);
    expect(draftAnswer(choice, "Sales\nSupport")).toBeUndefined();
  });

  it("is ignored if the chat text is no option or rating", () => {
    expect(draftAnswer(choice, "I think sa")).toBeUndefined();
    expect(draftAnswer(rating, "very")).toBeUndefined();
  });

  it("can't skip a choice", () => {
    expect(draftAnswer({ ...choice, isRequired: false }, "skip")).toBeUndefined();
  });
});

describe("the drafts of an attempt", () => {
  const questions = [text, choice, rating];
  const place = (questionId: number) => ({ attemptId: 7, questionId });
  const { attempt } = aChat({ messages: [], responses: { "1": "shoes" } });

  it("are the ones that a field can show", () => {
    onTestFinished(stubTabStorage());
    keepDraft(place(1), "boots");
    keepDraft(place(2), "I think sa");
    keepDraft(place(3), "4");
    expect(readDrafts(attempt, questions)).toEqual({ "1": "boots", "3": "4" });
  });

  it("are deleted when stored, unless something else was typed since", () => {
    onTestFinished(stubTabStorage());
    keepDraft(place(1), "shoes");
    keepDraft(place(3), "4");
    expect(pruneStoredDrafts(7, questions, { "1": "shoes", "3": "4" }, { "1": "shoes" })).toEqual({
      "3": "4",
    });
    expect([readDraft(place(1)), readDraft(place(3))]).toEqual(["", "4"]);
    keepDraft(place(3), "5");
    expect(pruneStoredDrafts(7, questions, { "3": "4" }, { "3": "4" })).toEqual({});
    expect(readDraft(place(3))).toBe("5");
  });
});
