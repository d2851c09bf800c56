import { describe, expect, it } from "vitest";
import { firstStep, nextStep } from "../../../src/client/screens/direct/steps";

describe("the way from a template's link", () => {
  it("starts with the email, or with who is signed in", () => {
    expect(firstStep(false)).toEqual({ name: "email" });
    expect(firstStep(true)).toEqual({ name: "signedIn" });
  });

  it("goes on for the same person", () => {
    expect(nextStep({ name: "signedIn" }, { type: "confirmed" })).toEqual({ name: "creating" });
    expect(nextStep({ name: "email" }, { type: "confirmed" })).toEqual({ name: "email" });
  });

  it("sends a known address a link and lets an unknown one register", () => {
    expect(nextStep({ name: "email" }, { type: "emailKnown" })).toEqual({ name: "magicSent" });
    expect(nextStep({ name: "email" }, { type: "emailUnknown" })).toEqual({ name: "register" });
    expect(nextStep({ name: "register" }, { type: "emailKnown" })).toEqual({ name: "magicSent" });
  });

  it("starts once registered, even for who went back meanwhile, in the chat or in the form", () => {
    for (const name of ["register", "email"] as const) {
      for (const screen of ["chat", "start"] as const) {
        const begun = { attemptId: 7, screen };
        expect(nextStep({ name }, { type: "registered", ...begun })).toEqual({ name: "starting", ...begun });
      }
    }
  });

  it("leads back to the email until something was created", () => {
    expect(nextStep({ name: "register" }, { type: "back" })).toEqual({ name: "email" });
    expect(nextStep({ name: "magicSent" }, { type: "back" })).toEqual({ name: "email" });
    expect(nextStep({ name: "creating" }, { type: "back" })).toEqual({ name: "creating" });
  });

  it("ignores an answer that comes after the visitor has moved on", () => {
    expect(nextStep({ name: "magicSent" }, { type: "emailUnknown" })).toEqual({ name: "magicSent" });
  });
});
