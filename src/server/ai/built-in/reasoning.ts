import { answerText } from "#shared/domain/answer";
import { type Finding, isTrouble, type Rated, STRONG, tellingTexts, WEAK } from "./findings";
import { inWords, listed, named } from "./wording";

/** Why a finding is a recommendation, in the participant's own terms. `place` is where it stands, from 0. */
export function reasoningFor(finding: Finding, place: number): string {
  return [
    ratingSentence(finding.ratings, place),
    choiceSentence(finding),
    finding.topic?.matters,
    wordsSentence(finding),
  ]
    .filter((sentence) => sentence !== undefined && sentence !== "")
    .join(" ");
}

/** "“Q” (2)": a rating within a list. */
export const withValue = ({ entry, value }: Rated) => `${named(entry.question)} (${value})`;

function ratingSentence(ratings: readonly Rated[], place: number): string {
  const weak = ratings.filter(({ level }) => level <= WEAK);
  const strong = ratings.filter(({ level }) => level >= STRONG);
  const [only, second] = ratings;
  if (!only) return "";
  if (!second) return oneRating(only, place);
  if (weak.length > 0 && strong.length > 0) {
    return `${listed(weak.map(withValue))} ${weak.length > 1 ? "pull" : "pulls"} this down, while ${listed(strong.map(withValue))} ${strong.length > 1 ? "hold" : "holds"}: there is something to build on.`;
  }
  if (weak.length > 1)
    return `You rated ${inWords(weak.length)} things here low: ${listed(weak.map(withValue))}.`;
  return `You rated ${listed(ratings.map(withValue))} out of 5.`;
}

function oneRating({ entry, value, level }: Rated, place: number): string {
  const question = named(entry.question);
  if (level !== value)
    return `You put ${question} at ${value} out of 5, and here a high number is the warning.`;
  if (level <= WEAK) {
    const forms = [
      `You rated ${question} ${value} out of 5, the clearest call for action in your answers.`,
      `${question} also came out low, at ${value} out of 5.`,
      `At ${value} out of 5, ${question} needs attention too.`,
    ];
    return forms[Math.min(place, forms.length - 1)] ?? "";
  }
  if (level < STRONG)
    return `With ${value} out of 5 for ${question} you are in the middle: it works, but there is room.`;
  return `You rated ${question} ${value} out of 5.`;
}

function choiceSentence({ choices }: Finding): string {
  const [first, ...more] = choices.map(
    ({ question, answer }) => `asked ${named(question)}, you chose ${chosen(answer)}`,
  );
  if (first === undefined) return "";
  return `${capital(listed([first, ...more]))}.`;
}

const chosen = (answer: string | readonly string[] | null) =>
  listed((typeof answer === "string" ? [answer] : (answer ?? [])).map((option) => `“${option}”`));

/** Leads over to the participant's words, which follow the reasoning as a quotation. */
function wordsSentence(finding: Finding): string {
  const { ratings } = finding;
  const texts = tellingTexts(finding);
  const [first] = texts;
  if (!first) return "";
  const hasTrouble = texts.some(({ answer }) => answer !== null && isTrouble(answerText(answer)));
  if (hasTrouble && ratings.length > 0 && ratings.every(({ level }) => level >= STRONG)) {
    return "Even so, your own words name a weak point:";
  }
  if (hasTrouble && ratings.length > 0) return "Your own words show where it shows up in practice:";
  if (hasTrouble) return `What you wrote when asked ${named(first.question)} names the trouble:`;
  return ratings.length > 0
    ? "This is how you described it:"
    : `You put it like this when asked ${named(first.question)}:`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
