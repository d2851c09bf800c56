/** Where one answers, as in the screen's address: in the chat, or in the form. */
export type AnswerScreen = "chat" | "start";

/** Where a visitor of a template's link stands. */
export type DirectStep =
  | { name: "email" }
  | { name: "register" }
  | { name: "magicSent" }
  /** Signed in already; is it still the same person? */
  | { name: "signedIn" }
  | { name: "creating" }
  /** The attempt exists; its screen opens after a moment. */
  | { name: "starting"; attemptId: number; screen: AnswerScreen };

export type DirectEvent =
  | { type: "emailKnown" }
  | { type: "emailUnknown" }
  | { type: "confirmed" }
  | { type: "registered"; attemptId: number; screen: AnswerScreen }
  | { type: "back" };

/** A signed-in person goes on to their attempt; everybody else says who they are first. */
export const firstStep = (isSignedIn: boolean): DirectStep => ({ name: isSignedIn ? "signedIn" : "email" });

/** The next step; an event that does not fit the step changes nothing. */
export function nextStep(step: DirectStep, event: DirectEvent): DirectStep {
  switch (event.type) {
    case "emailKnown":
      return step.name === "email" || step.name === "register" ? { name: "magicSent" } : step;
    case "emailUnknown":
      return step.name === "email" ? { name: "register" } : step;
    case "confirmed":
      return step.name === "signedIn" ? { name: "creating" } : step;
    case "registered":
      // The account is there, even for who went back while it was made.
      return step.name === "register" || step.name === "email"
        ? { name: "starting", attemptId: event.attemptId, screen: event.screen }
        : step;
    case "back":
      return step.name === "register" || step.name === "magicSent" ? { name: "email" } : step;
  }
}
