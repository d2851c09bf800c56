import type { JudgedQuestion, Refusal } from "../answer-parser/parse-result";
import { say } from "../kernel/phrase";
import { counted } from "./plural";
import { givenAnswers } from "./list-answers";
import type { Talk } from "./reply-context";
import type { Voice } from "./phrase-picker";

type Asked = Extract<Refusal, { reason: "assessment" }>;

/** What is known about the assessment; whoever just heard it and asks again hears whom to ask. */
export function factAbout(asked: Asked, question: JudgedQuestion, talk: Talk, voice: Voice): string {
  const facts = factsAbout(asked, question, talk, voice);
  if (!facts.some(voice.saidLast)) return facts.join(" ");
  const contact = asked.topic === "given" ? "" : contactOf(talk, voice);
  return [voice.vary(voice.phrases.allIKnow), ...(voice.saidLast(contact) ? [] : [contact])].join(" ");
}

function factsAbout(
  { topic, place }: Asked,
  { isRequired }: JudgedQuestion,
  talk: Talk,
  voice: Voice,
): readonly string[] {
  const { house, standing } = talk;
  const { facts } = voice.phrases;
  switch (topic) {
    case "readers":
      return [
        say(facts.readers, { house: house.name }),
        ...(standing ? [standing.assistant === "ai" ? facts.readByModel : facts.readByNoModel] : []),
        ...(house.privacyUrl ? [say(facts.privacy, { url: house.privacyUrl })] : []),
      ];
    case "length":
      return [
        standing
          ? say(facts.left, {
              questions: counted(voice.phrases, "questions", standing.questionsLeft),
              minutes: counted(voice.phrases, "minutes", standing.minutesLeft),
            })
          : facts.leftOnScreen,
      ];
    case "pause":
      return [facts.pause];
    case "changes":
      return [facts.changes];
    case "given":
      return [givenAnswers(place, talk, voice)];
    case "erasure":
      return [facts.erasure];
    case "result":
      return [facts.result];
    case "assistant":
      return [standing?.assistant === "ai" ? facts.model : facts.program];
    case "duty":
      return [isRequired ? facts.needed : facts.optional];
    case "contact":
      return [contactOf(talk, voice)];
  }
}

function contactOf({ house: { name, supportEmail } }: Talk, { phrases: { facts } }: Voice): string {
  return supportEmail
    ? say(facts.write, { email: supportEmail, house: name })
    : say(facts.ask, { house: name });
}
