import { describe, expect, it } from "vitest";
import {
  answersWithEdits,
  canPass,
  complaintAbout,
  displayedAnswer,
  firstRefused,
  isStored,
  savable,
  savedAnswersOf,
  withoutSaved,
} from "../../../src/client/screens/form/answers";
import { aQuestion } from "./chat-examples";

const required = aQuestion(1);
const optional = aQuestion(2, { isRequired: false });
const choice = aQuestion(3, { questionType: "multiple_choice", options: ["Sales", "Support"] });
const questions = [required, optional, choice];

describe("saving", () => {
  it("includes only changed answers, trimmed", () => {
    expect(savable(questions, { "1": "before" }, { "2": "  new  " })).toEqual({ "2": "new" });
  });

  it("leaves out an emptied required answer and keeps the stored one", () => {
    expect(savable(questions, { "1": "before" }, { "1": " " })).toEqual({});
  });

  it("turns an emptied optional answer into a skip", () => {
    expect(savable(questions, { "2": "before" }, { "2": "" })).toEqual({ "2": "skip" });
  });

  it("stores nothing for an optional question that was never answered", () => {
    expect(savable(questions, {}, { "2": "" })).toEqual({});
  });

  it("leaves out invalid answers", () => {
    expect(savable(questions, {}, { "3": "Marketing", "1": "x".repeat(10_001) })).toEqual({});
  });

  it("saves several choices as a list if several can be chosen", () => {
    const several = { ...choice, selection: "several" as const };
    const both = { "3": ["Sales", "Support"] };
    expect(savable([several], {}, both)).toEqual(both);
    expect(savable(questions, {}, both)).toEqual({});
  });

  it("keeps answers that the server ignored because their question no longer applies", () => {
    const sent = { "1": "a", "2": "b" };
    expect(savedAnswersOf(sent, { "1": "a" })).toEqual({ "1": "a" });
  });

  it("keeps text that was typed while saving", () => {
    const changed = { "1": "older", "2": "b" };
    expect(withoutSaved({ "1": "newer", "2": "b" }, changed, changed)).toEqual({ "1": "newer" });
  });

  it("keeps changes that were not sent", () => {
    const changed = { "1": "x".repeat(10_001), "2": " b " };
    expect(withoutSaved(changed, changed, { "2": "b" })).toEqual({ "1": changed["1"] });
  });
});

describe("an answer counts as stored", () => {
  it("if it is equal, ignoring spaces around it", () => {
    expect(isStored(required, " shoes ", { "1": "shoes" })).toBe(true);
    expect(isStored(choice, ["Sales"], { "3": ["Sales"] })).toBe(true);
    expect(isStored(required, "shoes", { "1": "boots" })).toBe(false);
    expect(isStored(required, "shoes", {})).toBe(false);
  });

  it("if the field is empty after a skip, but not if nothing is stored", () => {
    expect(isStored(optional, "", { "2": "skip" })).toBe(true);
    expect(isStored(required, "", {})).toBe(false);
  });
});

describe("firstRefused", () => {
  it("gives a text that is too long, with its message", () => {
    expect(firstRefused(questions, {}, { "2": "fine", "1": "x".repeat(10_001) })).toEqual({
      question: required,
      message: "Please keep your answer to 10,000 characters or fewer.",
    });
  });

  it("gives a required answer that was emptied after it was stored", () => {
    expect(firstRefused(questions, { "1": "before" }, { "1": " " })).toEqual({
      question: required,
      message: "Please answer this required question before proceeding.",
    });
  });

  it("ignores fields that were always empty and emptied optional answers", () => {
    expect(firstRefused(questions, { "2": "before" }, { "1": "", "2": "" })).toBeUndefined();
  });
});

describe("the displayed answer", () => {
  it("is the change, then the draft, then the stored answer, and empty for a skip", () => {
    expect(displayedAnswer(1, { "1": "stored" }, { "1": "draft" }, { "1": "changed" })).toBe("changed");
    expect(displayedAnswer(1, { "1": "stored" }, { "1": "draft" }, {})).toBe("draft");
    expect(displayedAnswer(1, { "1": "stored" }, {}, {})).toBe("stored");
    expect(displayedAnswer(2, { "2": "skip" }, {}, {})).toBe("");
  });

  it("is the text as typed, even if it starts like a skip", () => {
    expect(displayedAnswer(1, {}, {}, { "1": "skip" })).toBe("skip");
  });

  it("ignores a blank change", () => {
    expect(answersWithEdits({ "1": "stored" }, { "1": " ", "2": "b" })).toEqual({ "1": "stored", "2": "b" });
  });

  it("has a complaint if it is too long, but not if it is empty", () => {
    expect(complaintAbout(required, "x".repeat(10_001), {})).toBe(
      "Please keep your answer to 10,000 characters or fewer.",
    );
    expect(complaintAbout(required, " ", {})).toBeUndefined();
  });

  it("accepts a list that was stored when a choice could have several options", () => {
    const before = ["Sales", "Support"];
    expect(complaintAbout(choice, before, { "3": before })).toBeUndefined();
    expect(isStored(choice, before, { "3": before })).toBe(true);
    expect(complaintAbout(choice, before, {})).toBe("Please choose only one of the options.");
  });
});

describe("continuing", () => {
  it("requires an answer only to required questions", () => {
    expect(canPass(required, " ")).toBe(false);
    expect(canPass(required, "Yes")).toBe(true);
    expect(canPass(required, "skip")).toBe(false);
    expect(canPass(optional, "")).toBe(true);
    expect(canPass(choice, [])).toBe(false);
  });
});
