import type { Topic } from "../answer-parser/parse-result";
import { say } from "../kernel/phrase";
import type { PhrasePicker } from "./phrase-picker";
import { counted } from "./phrases/phrases";
import type { ReplyContext } from "./reply-context";

/** Answers a question about the assessment; asked again right away, it says whom to ask. */
export function factText(topic: Topic, context: ReplyContext, picker: PhrasePicker): string {
  const facts = factsAbout(topic, context, picker);
  if (!facts.some(picker.saidLast)) return facts.join(" ");
  return withContact(picker.pickVariant(picker.phrases.allIKnow), context, picker);
}

/** Says that the chat cannot answer a question, and whom to ask. */
export const noFactText = (context: ReplyContext, picker: PhrasePicker): string =>
  withContact(picker.pickVariant(picker.phrases.cannotAnswer), context, picker);

function factsAbout(topic: Topic, context: ReplyContext, { phrases }: PhrasePicker): readonly string[] {
  const { organization, progress } = context;
  const { facts } = phrases;
  switch (topic) {
    case "readers":
      return [
        say(facts.readers, { organization: organization.name }),
        ...(progress ? [progress.assistant === "ai" ? facts.readByModel : facts.readByNoModel] : []),
        ...(organization.privacyUrl ? [say(facts.privacy, { url: organization.privacyUrl })] : []),
      ];
    case "length": {
      if (!progress) return [facts.leftOnScreen];
      const questions = counted(phrases, "questions", progress.questionsLeft);
      const minutes = counted(phrases, "minutes", progress.minutesLeft);
      return [say(facts.left, { questions, minutes })];
    }
    case "pause":
      return [facts.pause];
  }
}

function withContact(lead: string, { organization }: ReplyContext, { phrases, saidLast }: PhrasePicker) {
  const { name, supportEmail } = organization;
  const contact = supportEmail
    ? say(phrases.contact.email, { email: supportEmail })
    : say(phrases.contact.organization, { organization: name });
  return saidLast(contact) ? lead : `${lead} ${contact}`;
}
