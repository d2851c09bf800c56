/** Where the participant answers, as in the screen's path: "start" is the form. */
export type AnswerScreen = "chat" | "start";

export type DirectStep =
  | { name: "email" }
  | { name: "register" }
  | { name: "magicSent" }
  /** Confirms who is signed in. */
  | { name: "signedIn" }
  | { name: "creating" }
  /** The attempt exists; its screen opens after a delay. */
  | { name: "starting"; attemptId: number; screen: AnswerScreen };

export type DirectEvent =
  | { type: "emailKnown" }
  | { type: "emailUnknown" }
  | { type: "confirmed" }
  | { type: "registered"; attemptId: number; screen: AnswerScreen }
  | { type: "back" };

/** Signed-in participants confirm who they are; others enter their email. */
export const firstStep = (isSignedIn: boolean): DirectStep => ({ name: isSignedIn ? "signedIn" : "email" });

/** Next step; events that don't fit the step are ignored. */
export function nextStep(step: DirectStep, event: DirectEvent): DirectStep {
  switch (event.type) {
    case "emailKnown":
      return step.name === "email" || step.name === "register" ? { name: "magicSent" } : step;
    case "emailUnknown":
      return step.name === "email" ? { name: "register" } : step;
    case "confirmed":
      return step.name === "signedIn" ? { name: "creating" } : step;
    case "registered":
      // The account exists even if the visitor went back during the request.
      return step.name === "register" || step.name === "email"
        ? { name: "starting", attemptId: event.attemptId, screen: event.screen }
        : step;
    case "back":
      return step.name === "register" || step.name === "magicSent" ? { name: "email" } : step;
  }
}
