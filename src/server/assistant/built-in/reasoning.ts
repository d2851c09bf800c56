import type { AnsweredQuestion } from "../port";
import type { Finding } from "./findings";
import { capital } from "./letters";
import { asStatement, briefly, brieflyAll } from "./mention";
import { MIDDLE, type Rated, WEAK } from "./ratings";
import type { Voice } from "./voices";
import { listed, named, pick } from "./wording";

/** What a finding is seen against. */
export interface Whole {
  /** The lowest rating of all, unless there is none that is low. */
  readonly lowest: Rated | undefined;
  /** Whether it is the only one that low. */
  readonly isAlone: boolean;
  /** What has to be kept in mind with every step; "" when nothing was said. */
  readonly limit?: string;
}

/** Why a finding is a recommendation, in the participant's own terms. `place` is where it stands, from 0. */
export function reasoningFor(
  finding: Finding,
  voices: readonly Voice[],
  whole: Whole,
  place: number,
): string {
  return [
    ratingSentence(finding, whole, place),
    ...finding.choices.map((choice) => choiceSentence(choice, finding, whole)),
    finding.field?.why,
    whole.limit,
    wordsSentence(finding, voices, place),
  ]
    .filter((sentence) => sentence !== undefined && sentence !== "")
    .join(" ");
}

function ratingSentence({ ratings, strong }: Finding, whole: Whole, place: number): string {
  const [first, ...others] = ratings;
  if (!first) return "";
  const own = others.length > 0 ? severalRatings(ratings) : oneRating(first, whole, place);
  if (strong.length === 0) return own;
  return `${own} You rated ${brieflyAll(strong)} higher, so there is something to build on.`;
}

function severalRatings(ratings: readonly Rated[]): string {
  if (ratings.every(({ level }) => level >= MIDDLE))
    return `Several of your ratings here keep to the middle: ${brieflyAll(ratings)}.`;
  const warning = ratings.some(isInverted)
    ? " A high number is the warning where the question asks for something bad."
    : "";
  return `These ratings belong together: ${brieflyAll(ratings)}.${warning}`;
}

const isInverted = ({ value, level }: Rated) => value !== level;

function oneRating(rated: Rated, { lowest, isAlone }: Whole, place: number): string {
  const statement = capital(asStatement(rated));
  if (isInverted(rated)) {
    return rated.level <= WEAK
      ? `${statement}, and here a high number is the warning.`
      : `${statement}, where less would be better.`;
  }
  if (rated.level === MIDDLE) return `${statement}: it works, with room to grow.`;
  if (lowest?.entry === rated.entry && isAlone) return `${statement}, lower than anything else you rated.`;
  if (lowest && lowest.level === rated.level) return `${statement}, which is among your lowest ratings.`;
  if (place === 0) return `${statement}, which is low.`;
  return place % 2 === 0 ? `Another low rating: ${asStatement(rated)}.` : `${statement}, which is low too.`;
}

function choiceSentence(choice: AnsweredQuestion, { ratings }: Finding, { lowest }: Whole): string {
  const chose = `Asked ${named(choice.question)}, you chose ${quotedOptions(choice)}`;
  if (lowest && ratings.some(({ entry }) => entry === lowest.entry))
    return `${chose}, so your wish and your lowest rating point the same way.`;
  if (ratings.length > 0) return `${chose}, which fits.`;
  if (!lowest) return `${chose}.`;
  return `${chose}. Your lowest rating lies elsewhere, with ${briefly(lowest)}: settle first whether one can wait for the other.`;
}

const quotedOptions = ({ answer }: AnsweredQuestion) =>
  listed((typeof answer === "string" ? [answer] : (answer ?? [])).map((option) => `“${option}”`));

/** Leads over to the participant's words, which follow the reasoning as a quotation. */
function wordsSentence(
  { ratings, strong, choices }: Finding,
  voices: readonly Voice[],
  place: number,
): string {
  const [first] = voices;
  if (!first) return "";
  const asked = named(first.entry.question);
  if (first.tone === "trouble" && ratings.length === 0 && strong.length > 0) {
    return `Your rating and your words do not agree here: ${listed(strong.map(asStatement))}, and yet you wrote this.`;
  }
  if (voices.some(({ tone }) => tone === "wish") && first.tone === "trouble")
    return "Your own words show where it hurts, and what you would change:";
  if (first.tone === "wish") return "This is what you would change:";
  if (first.tone === "strength") return "Your rating and your words do not quite agree, for you also wrote:";
  if (ratings.length === 0 && choices.length === 0) return `Asked ${asked}, you wrote:`;
  const leads = first.tone === "trouble" ? IN_TROUBLE : IN_PLAIN;
  return leads[place % leads.length] ?? pick(leads, asked);
}

const IN_TROUBLE = [
  "Your own words show where it hurts:",
  "What you wrote points to a cause:",
  "You described how it looks in practice:",
  "You wrote about it yourself:",
] as const;
const IN_PLAIN = [
  "In your own words:",
  "You put it like this:",
  "You added:",
  "This is how you see it:",
] as const;
