import { describe, expect, it } from "vitest";
import { draftAnswer } from "../../../src/client/data/answer-draft";
import { aQuestion } from "./chat-examples";

const text = aQuestion(1);
const choice = aQuestion(2, { questionType: "multiple_choice", options: ["Sales", "Support"] });
const rating = aQuestion(3, { questionType: "rating" });

describe("a draft in the form", () => {
  it("is shown as it was typed for a text question", () => {
    expect(draftAnswer(text, "half a sen ")).toBe("half a sen ");
  });

  it("is the option or the rating that could not be sent", () => {
    expect(draftAnswer(choice, "Support")).toBe("Support");
    expect(draftAnswer(rating, "4")).toBe("4");
  });

  it("is several options where several can be chosen", () => {
    const several = { ...choice, selection: "several" as const };
    expect(draftAnswer(several, "Sales\nSupport")).toEqual(["Sales", "Support"]);
    expect(draftAnswer(choice, "Sales\nSupport")).toBeUndefined();
  });

  it("is nothing where the chat's words are no option and no rating", () => {
    expect(draftAnswer(choice, "I think sa")).toBeUndefined();
    expect(draftAnswer(rating, "very")).toBeUndefined();
  });

  it("is no skip of a choice", () => {
    expect(draftAnswer({ ...choice, isRequired: false }, "skip")).toBeUndefined();
  });
});
