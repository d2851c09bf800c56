import type { AnsweredQuestion } from "../port";
import type { FieldFinder } from "./field-of";
import type { Field } from "./fields/field";
import { isForContext } from "./guidance";
import { plainQuestion } from "./plain-question";
import { type Rated, STRONG } from "./ratings";
import type { Voice } from "./voices";
import { haveWordInCommon, namesAll } from "./wording";

/** Answers about one thing. */
export interface Group {
  field: Field | undefined;
  /** What is low or in the middle. */
  ratings: Rated[];
  /** What is high. */
  strong: Rated[];
  /** Choices of what to take up first. */
  choices: AnsweredQuestion[];
  voices: Voice[];
}

/** More ratings than these are not one subject any more, even if they share their field. */
const MOST_TOGETHER = 2;

/** Brings together what belongs together. Ratings come first, lowest first: the rest is seen in their light. */
export class Groups {
  readonly #groups = new Map<string, Group>();
  readonly #fields: FieldFinder;

  constructor(fields: FieldFinder) {
    this.#fields = fields;
  }

  all = (): Group[] => [...this.#groups.values()];

  addRating(rating: Rated): void {
    const group = this.#of(this.#fields.ofQuestion(rating.entry), keyOf(rating.entry));
    if (rating.level >= STRONG) group.strong.push(rating);
    else if (group.ratings.length < MOST_TOGETHER) group.ratings.push(rating);
    else this.#of(undefined, keyOf(rating.entry)).ratings.push(rating);
  }

  /** A choice of what to take up first. */
  addChoice(entry: AnsweredQuestion, text: string): void {
    const [chosen] = this.#fields.inPassage(text);
    if (chosen) this.#of(chosen).choices.push(entry);
  }

  /**
   * A passage belongs to the rating whose subject it names; else to what it speaks of itself, there best to what was
   * rated low; else to a rating whose question shares a word with it; else to what its own question is about. A wish
   * stands for itself where nothing was rated low.
   */
  addVoice(voice: Voice, rated: readonly Rated[]): void {
    this.#forVoice(voice, rated)?.voices.push(voice);
  }

  #forVoice(voice: Voice, rated: readonly Rated[]): Group | undefined {
    const named = rated.find(
      ({ subject }) => subject?.name !== undefined && namesAll(voice.quote, subject.name),
    );
    if (named) return this.#holding(named);
    const spoken = this.#fields.inPassage(voice.quote);
    const low = spoken.find((field) => (this.#groups.get(field.name)?.ratings.length ?? 0) > 0);
    if (low) return this.#of(low);
    if (voice.tone === "wish") return undefined;
    if (spoken[0]) return this.#of(spoken[0]);
    const near = rated.find(({ entry }) => speaksOf(voice, entry));
    return near ? this.#holding(near) : this.#of(this.#fields.ofQuestion(voice.entry), keyOf(voice.entry));
  }

  #holding(rating: Rated): Group | undefined {
    return this.all().find(({ ratings, strong }) => ratings.includes(rating) || strong.includes(rating));
  }

  #of(field: Field | undefined, key = ""): Group {
    const name = field?.name ?? key;
    const known = this.#groups.get(name);
    if (known) return known;
    const made: Group = { field, ratings: [], strong: [], choices: [], voices: [] };
    this.#groups.set(name, made);
    return made;
  }
}

const keyOf = ({ question }: AnsweredQuestion) => plainQuestion(question.questionText).toLowerCase();
const speaksOf = ({ quote }: Voice, { question }: AnsweredQuestion) =>
  !isForContext(question.analysisPrompt) && haveWordInCommon(quote, plainQuestion(question.questionText));
