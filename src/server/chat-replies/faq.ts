import type { FaqTopic } from "../answer-parser/parse-result";
import { interpolate } from "../lib/interpolate";
import type { PhrasePicker } from "./phrase-picker";
import { counted } from "./phrases/phrases";
import { scaleLines } from "./prompt-for-answer";
import type { ChatQuestion, ReplyContext } from "./reply-context";

/** Answers a question about the assessment or the current question; asked again right away, it says whom to ask. */
export function factText(
  topic: FaqTopic,
  question: ChatQuestion,
  context: ReplyContext,
  picker: PhrasePicker,
): string {
  const facts = factsAbout(topic, question, context, picker).filter((fact) => !picker.saidLast(fact));
  if (facts.length > 0) return facts.join(" ").replaceAll("\n ", "\n\n");
  return withContact(picker.pickVariant(picker.phrases.allIKnow), context, picker);
}

/** Says that the chat cannot answer a question, and whom to ask. */
export const noFactText = (context: ReplyContext, picker: PhrasePicker): string =>
  withContact(picker.pickVariant(picker.phrases.cannotAnswer), context, picker);

/** Answers someone who may be in danger. Whom to contact and the emergency number are never left out. */
export function distressText(context: ReplyContext, { phrases, pickVariant }: PhrasePicker): string {
  const { calm, emergency, ...contact } = phrases.distress;
  return [pickVariant(calm), emergency, contactText(context, contact)].join(" ");
}

function factsAbout(
  topic: FaqTopic,
  question: ChatQuestion,
  context: ReplyContext,
  { phrases }: PhrasePicker,
): readonly string[] {
  const { organization, progress } = context;
  const { facts } = phrases;
  switch (topic) {
    case "readers":
      return [
        interpolate(facts.readers, { organization: organization.name }),
        ...(progress ? [progress.assistant === "ai" ? facts.readByModel : facts.readByNoModel] : []),
        ...(organization.privacyUrl ? [interpolate(facts.privacy, { url: organization.privacyUrl })] : []),
      ];
    case "length": {
      if (!progress) return [facts.leftOnScreen];
      const questions = counted(phrases, "questions", progress.questionsLeft);
      const minutes = counted(phrases, "minutes", progress.minutesLeft);
      return [interpolate(facts.left, { questions, minutes })];
    }
    case "pause":
      return [facts.pause];
    case "scale":
      return scaleFacts(question, phrases);
    case "selection":
      return [selectionFact(question, phrases)];
    case "optional":
      return [question.isRequired ? facts.required : facts.optional];
    case "person":
      return [facts.notAPerson, contactText(context, phrases.contact)];
  }
}

/** The labels, one per line, then which end is better, if the author chose one. */
function scaleFacts(question: ChatQuestion, { facts }: PhrasePicker["phrases"]): readonly string[] {
  const lines = scaleLines(question);
  const labels = lines.length > 0 ? `${[facts.scale, ...lines].join("\n")}\n` : facts.scaleUnnamed;
  const direction = {
    good: facts.highIsGood,
    bad: facts.highIsBad,
    neutral: facts.highIsNeutral,
    unsaid: facts.highIsUnsaid,
  }[question.highIs ?? "unsaid"];
  return [labels, direction];
}

function selectionFact(
  { questionType, selection }: ChatQuestion,
  { facts }: PhrasePicker["phrases"],
): string {
  if (questionType === "text") return facts.anyText;
  if (questionType === "rating") return facts.oneRating;
  return selection === "several" ? facts.severalOptions : facts.oneOption;
}

function contactText({ organization }: ReplyContext, contact: PhrasePicker["phrases"]["contact"]): string {
  const { name, supportEmail } = organization;
  return supportEmail
    ? interpolate(contact.email, { email: supportEmail })
    : interpolate(contact.organization, { organization: name });
}

function withContact(lead: string, context: ReplyContext, { phrases, saidLast }: PhrasePicker): string {
  const contact = contactText(context, phrases.contact);
  return saidLast(contact) ? lead : `${lead} ${contact}`;
}
