import { describe, expect, it } from "vitest";
import {
  canPass,
  complaintAbout,
  displayedAnswer,
  firstRefused,
  isStored,
  savable,
  standingAnswers,
  takenOf,
  withoutSaved,
} from "../../../src/client/screens/form/answers";
import { aQuestion } from "./chat-examples";

const required = aQuestion(1);
const optional = aQuestion(2, { isRequired: false });
const choice = aQuestion(3, { questionType: "multiple_choice", options: ["Sales", "Support"] });
const questions = [required, optional, choice];

describe("what is saved", () => {
  it("is only what was changed, trimmed", () => {
    expect(savable(questions, { "1": "before" }, { "2": "  new  " })).toEqual({ "2": "new" });
  });

  it("leaves out an emptied required answer, so that the stored one stands", () => {
    expect(savable(questions, { "1": "before" }, { "1": " " })).toEqual({});
  });

  it("turns an emptied optional answer into a skip", () => {
    expect(savable(questions, { "2": "before" }, { "2": "" })).toEqual({ "2": "skip" });
  });

  it("stores nothing for an optional question that was never answered", () => {
    expect(savable(questions, {}, { "2": "" })).toEqual({});
  });

  it("leaves out what the question's rule refuses", () => {
    expect(savable(questions, {}, { "3": "Marketing", "1": "x".repeat(10_001) })).toEqual({});
  });

  it("keeps several choices as a list, where several can be chosen", () => {
    const several = { ...choice, selection: "several" as const };
    const both = { "3": ["Sales", "Support"] };
    expect(savable([several], {}, both)).toEqual(both);
    expect(savable(questions, {}, both)).toEqual({});
  });

  it("keeps what the server left out because it applies no more", () => {
    const sent = { "1": "a", "2": "b" };
    expect(takenOf(sent, { "1": "a" })).toEqual({ "1": "a" });
  });

  it("keeps what was typed again while saving", () => {
    const changed = { "1": "older", "2": "b" };
    expect(withoutSaved({ "1": "newer", "2": "b" }, changed, changed)).toEqual({ "1": "newer" });
  });

  it("keeps what was changed and not sent", () => {
    const changed = { "1": "x".repeat(10_001), "2": " b " };
    expect(withoutSaved(changed, changed, { "2": "b" })).toEqual({ "1": changed["1"] });
  });
});

describe("what is stored already", () => {
  it("is the same answer, also where the field has space around it", () => {
    expect(isStored(required, " shoes ", { "1": "shoes" })).toBe(true);
    expect(isStored(choice, ["Sales"], { "3": ["Sales"] })).toBe(true);
    expect(isStored(required, "shoes", { "1": "boots" })).toBe(false);
    expect(isStored(required, "shoes", {})).toBe(false);
  });

  it("is an empty field over a skip, and not an empty one where nothing is", () => {
    expect(isStored(optional, "", { "2": "skip" })).toBe(true);
    expect(isStored(required, "", {})).toBe(false);
  });
});

describe("what no save can store", () => {
  it("is a text that is too long, with the rule's own words", () => {
    expect(firstRefused(questions, {}, { "2": "fine", "1": "x".repeat(10_001) })).toEqual({
      question: required,
      message: "Please keep your answer to 10,000 characters or fewer.",
    });
  });

  it("is a required answer that was emptied after it was stored", () => {
    expect(firstRefused(questions, { "1": "before" }, { "1": " " })).toEqual({
      question: required,
      message: "Please answer this required question before proceeding.",
    });
  });

  it("is nothing where a field is as empty as before, or an optional answer was emptied", () => {
    expect(firstRefused(questions, { "2": "before" }, { "1": "", "2": "" })).toBeUndefined();
  });
});

describe("what is shown", () => {
  it("is the change before the draft before the stored answer, and nothing for a skip", () => {
    expect(displayedAnswer(1, { "1": "stored" }, { "1": "draft" }, { "1": "changed" })).toBe("changed");
    expect(displayedAnswer(1, { "1": "stored" }, { "1": "draft" }, {})).toBe("draft");
    expect(displayedAnswer(1, { "1": "stored" }, {}, {})).toBe("stored");
    expect(displayedAnswer(2, { "2": "skip" }, {}, {})).toBe("");
  });

  it("is every word as it is typed, also one that begins as a skip", () => {
    expect(displayedAnswer(1, {}, {}, { "1": "skip" })).toBe("skip");
  });

  it("counts a blank change as no change", () => {
    expect(standingAnswers({ "1": "stored" }, { "1": " ", "2": "b" })).toEqual({ "1": "stored", "2": "b" });
  });

  it("says what is wrong with an answer that is too long, and nothing about an empty one", () => {
    expect(complaintAbout(required, "x".repeat(10_001), {})).toBe(
      "Please keep your answer to 10,000 characters or fewer.",
    );
    expect(complaintAbout(required, " ", {})).toBeUndefined();
  });

  it("lets a list stand that was stored when any choice could be one", () => {
    const before = ["Sales", "Support"];
    expect(complaintAbout(choice, before, { "3": before })).toBeUndefined();
    expect(isStored(choice, before, { "3": before })).toBe(true);
    expect(complaintAbout(choice, before, {})).toBe("Please choose only one of the options.");
  });
});

describe("going on", () => {
  it("needs an answer to a required question only", () => {
    expect(canPass(required, " ")).toBe(false);
    expect(canPass(required, "Yes")).toBe(true);
    expect(canPass(required, "skip")).toBe(false);
    expect(canPass(optional, "")).toBe(true);
    expect(canPass(choice, [])).toBe(false);
  });
});
