import type { AnswerableQuestion } from "#shared/domain/question";
import { MAX_ASKED } from "../offer";
import { oncePer } from "../once-per";
import { sentenceOf } from "../sentence";
import { meaningsOf } from "./meant";
import type { Meaning } from "./tables";

type Asking = Pick<AnswerableQuestion, "questionText">;

/** What the words of a question may mean. */
export const meaningsAsked = oncePer(
  ({ questionText }: Asking): ReadonlySet<Meaning> =>
    meaningsOf(sentenceOf(questionText.slice(0, MAX_ASKED))),
);

/** Whether a question wants to hear what is asked: "What do clients ask most?" */
export const wantsQuestions = (question: Asking): boolean => meaningsAsked(question).has("ask");
