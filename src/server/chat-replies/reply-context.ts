import type { Author } from "#shared/domain/advice";
import type { AnswerValue } from "#shared/domain/answer";
import type { AnswerableQuestion } from "#shared/domain/question";

/** Who hosts the conversation, as far as a participant may ask. */
export interface House {
  readonly name: string;
  readonly privacyUrl: string | undefined;
  readonly supportEmail: string | undefined;
}

/** What can be said of an attempt as it stands. */
export interface Standing {
  /** Questions that apply and have no answer yet; later answers may change which. */
  readonly questionsLeft: number;
  readonly minutesLeft: number;
  readonly assistant: Author;
}

/** An answer that was given, by the number that its question has among those that apply. */
export interface Given {
  readonly number: number;
  readonly question: AnswerableQuestion;
  readonly answer: AnswerValue;
}

/** What a reply of ours knows beside the question and what was made of the message. */
export interface Talk {
  readonly house: House;
  /** Null outside an attempt. */
  readonly standing: Standing | null;
  /** The template's language; null: English. */
  readonly language: string | null;
  /** The participant's message: help is given in its language, where that is known. */
  readonly message: string;
  /** The language that they clearly wrote in before; null where that is not known. */
  readonly heard: string | null;
  /** All that the assistant said before, the newest last: no sentence comes twice in a row. */
  readonly said: readonly string[];
  /** How often this question was sent back before. */
  readonly refusals: number;
  /** In the order of the questions. */
  readonly given: readonly Given[];
  /** An answer that was offered and not settled yet, the change of one or what one is read as; without one where it was asked for. */
  readonly offered: (Omit<Given, "answer"> & { readonly answer: AnswerValue | null }) | null;
}

/** About a message that stands in no conversation. */
export const talkAbout = (message: string, house: House, language: string | null = null): Talk => ({
  house,
  standing: null,
  language,
  message,
  heard: null,
  said: [],
  refusals: 0,
  given: [],
  offered: null,
});
