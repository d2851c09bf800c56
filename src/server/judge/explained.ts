import type { ExplainedQuestion } from "#shared/domain/question";
import { aboutOf } from "./question-back";

/** What the question's author says to a message that asks about it; null where nothing is written for that. */
export function explained(
  { help, whyAsked }: Pick<ExplainedQuestion, "help" | "whyAsked">,
  message: string,
): string | null {
  switch (aboutOf(message)) {
    case "reason":
      return whyAsked;
    case "meaning":
      return help;
    case "else":
      return null;
  }
}
