import { describe, expect, it } from "vitest";
import { firstStep, nextStep } from "../../../src/client/screens/direct/steps";

describe("the steps from a template's link", () => {
  it("start with the email, or with the signed-in person", () => {
    expect(firstStep(false)).toEqual({ name: "email" });
    expect(firstStep(true)).toEqual({ name: "signedIn" });
  });

  it("continue for the same person", () => {
    expect(nextStep({ name: "signedIn" }, { type: "confirmed" })).toEqual({ name: "creating" });
    expect(nextStep({ name: "email" }, { type: "confirmed" })).toEqual({ name: "email" });
  });

  it("send a link to a known address and let an unknown one register", () => {
    expect(nextStep({ name: "email" }, { type: "emailKnown" })).toEqual({ name: "magicSent" });
    expect(nextStep({ name: "email" }, { type: "emailUnknown" })).toEqual({ name: "register" });
    expect(nextStep({ name: "register" }, { type: "emailKnown" })).toEqual({ name: "magicSent" });
  });

  it("start after registering, even if the visitor went back, in the chat or the form", () => {
    for (const name of ["register", "email"] as const) {
      for (const screen of ["chat", "start"] as const) {
        const startedStep = { attemptId: 7, screen };
        expect(nextStep({ name }, { type: "registered", ...startedStep })).toEqual({
          name: "starting",
          ...startedStep,
        });
      }
    }
  });

  it("go back to the email until something was created", () => {
    expect(nextStep({ name: "register" }, { type: "back" })).toEqual({ name: "email" });
    expect(nextStep({ name: "magicSent" }, { type: "back" })).toEqual({ name: "email" });
    expect(nextStep({ name: "creating" }, { type: "back" })).toEqual({ name: "creating" });
  });

  it("ignore a late response after the visitor has moved on", () => {
    expect(nextStep({ name: "magicSent" }, { type: "emailUnknown" })).toEqual({ name: "magicSent" });
  });
});
