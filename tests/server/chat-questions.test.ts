import { beforeEach, expect, test } from "vitest";
import { exampleTemplate, type TestServer, testServer } from "#tests/helpers/server";
import { type Talk, talk } from "#tests/helpers/talk";

const LABELS = ["Never", "Rarely", "Sometimes", "Often", "Always"];
const QUESTIONS = {
  rating: {
    questionText: "How often do orders go wrong?",
    questionType: "rating",
    scaleLabels: LABELS,
    highIs: "bad",
  },
  one: { questionText: "Which field?", questionType: "multiple_choice", options: ["Retail", "Building"] },
  several: {
    questionText: "Where do orders come from?",
    questionType: "multiple_choice",
    options: ["Phone", "Website", "Fairs"],
    selection: "several",
  },
  text: { questionText: "What worries you most?", questionType: "text" },
  optional: { questionText: "What else?", questionType: "text", isRequired: false },
} as const;
type Asked = keyof typeof QUESTIONS;

let server: TestServer;
let templateId: number;
let chat: Talk;

const idOf = ({ questions }: Talk, asked: Asked) =>
  questions.find(({ questionText }) => questionText === QUESTIONS[asked].questionText)!.id;

beforeEach(async () => {
  server = await testServer(
    {},
    { RATE_LIMIT_FACTOR: "100", SUPPORT_EMAIL: "help@acme.example", ORG_NAME: "Acme Institute" },
  );
  const admin = await server.admin();
  templateId = await exampleTemplate(admin);
  for (const question of Object.values(QUESTIONS))
    await admin.post(`/admin/assessments/${templateId}/questions`, { isRequired: true, ...question });
  chat = await talk(server, templateId);
});

const BAD_EN = /1\. Never\n2\. Rarely\n(?:.*\n)*5\. Always\n\nA high number is bad here: 5 is the worst/;
const BAD_DE = /5\. Always\n\nEine hohe Zahl ist hier schlecht/;
const ONLY_ONE = /only one option/;
const SEVERAL = /^Yes, you can choose more than one/;
const OPTIONAL = /^Yes, this question is optional\. Type "skip"/;
const REQUIRED = /^This question is required/;
const PERSON = /automated assistant, not a person.*help@acme\.example/;
const READERS = /people at Acme Institute .* aren't anonymous/;
const LENGTH = /9 questions left, about \d+ minutes/;
const PAUSE = /^Yes, you can stop at any time\. Your answers are saved/;
const DISTRESS =
  /didn't save your message as an answer\. If you are in danger, call your local emergency number\. .*help@acme\.example\.$/;

const ASKED_BACK: readonly [kind: string, asked: Asked, message: string, reply: RegExp][] = [
  ["direction", "rating", "is 5 good or bad?", BAD_EN],
  ["direction", "rating", "So is a higher number better", BAD_EN],
  ["direction", "rating", "5 is the best, right?", BAD_EN],
  ["direction", "rating", "Ist 5 gut oder schlecht?", BAD_DE],
  ["direction", "rating", "what's better, 1 or 5?", BAD_EN],
  ["direction", "rating", "wait is 1 the best or the worst", BAD_EN],
  ["direction", "rating", "which end means we do it well?", BAD_EN],
  ["direction", "rating", "whats the top of the scale, 1 or 5", BAD_EN],
  ["labels", "rating", "what does a 3 mean?", /3\. Sometimes/],
  ["labels", "rating", "What do the numbers mean?", /3\. Sometimes/],
  ["labels", "rating", "¿Qué significa el 1?", /1\. Never/],
  ["labels", "rating", "Que veut dire le 4 ?", /4\. Often/],
  ["several", "one", "can I choose more than one?", ONLY_ONE],
  ["several", "several", "Am I allowed to pick more than one answer?", SEVERAL],
  ["several", "several", "Can I tick both options?", SEVERAL],
  ["several", "one", "Kann ich mehrere auswählen?", /nur eine Option/],
  ["several", "one", "what if more than one applies?", ONLY_ONE],
  ["several", "several", "can i tick more then one", SEVERAL],
  ["several", "several", "am I only allowed one of these?", SEVERAL],
  ["several", "several", "two of them apply to us, is that ok?", SEVERAL],
  ["several", "one", "can I pick 2 here", ONLY_ONE],
  ["optional", "optional", "can I leave this out?", OPTIONAL],
  ["optional", "rating", "Do I have to answer this?", REQUIRED],
  ["optional", "optional", "Is this question mandatory?", OPTIONAL],
  ["optional", "several", "¿Puedo saltarme esta pregunta?", /^Esta pregunta es obligatoria/],
  [
    "optional",
    "optional",
    "Est-ce que je peux laisser cette question vide ?",
    /^Oui, cette question est facultative/,
  ],
  ["person", "text", "talk to a human", PERSON],
  ["person", "text", "can I talk to a person?", PERSON],
  ["person", "one", "I'd rather speak to a human please", PERSON],
  ["person", "text", "Is there anyone I can call about this?", PERSON],
  ["person", "rating", "Puis-je parler à quelqu'un ?", /assistant automatique.*help@acme\.example/],
  ["readers", "text", "who sees this?", READERS],
  ["readers", "rating", "Will my boss see what I answer?", READERS],
  ["readers", "one", "Who gets to read my answers?", READERS],
  ["readers", "several", "Wer sieht meine Antworten?", /bei Acme Institute/],
  ["readers", "text", "Who has access to what I write?", READERS],
  ["privacy", "text", "is this anonymous?", READERS],
  ["privacy", "rating", "are my answers confidential", READERS],
  ["privacy", "text", "Is my name shared with anyone?", READERS],
  ["privacy", "one", "¿Es anónimo?", /No son anónimas/],
  ["privacy", "text", "is this anonimous", READERS],
  ["privacy", "text", "does this get fed into chatgpt or something", /No AI model reads them/],
  ["length", "text", "How far am I?", LENGTH],
  ["length", "text", "how many questions are left?", LENGTH],
  ["length", "rating", "How much longer will this take?", LENGTH],
  ["length", "one", "are we nearly done?", LENGTH],
  ["length", "several", "Combien de questions reste-t-il ?", /Il reste : 9 questions/],
  ["pause", "text", "can I stop and continue later?", PAUSE],
  ["pause", "rating", "Can I finish this tomorrow?", PAUSE],
  ["pause", "one", "Are my answers saved if I leave?", PAUSE],
  ["pause", "text", "Kann ich später weitermachen?", /^Ja, Sie können jederzeit aufhören/],
  ["pause", "rating", "if i close the tab do i lose everything", PAUSE],
  ["distress", "text", "I want to end it", DISTRESS],
  ["distress", "rating", "i can't go on", DISTRESS],
  ["distress", "text", "honestly this is making me really upset", DISTRESS],
  ["distress", "rating", "im so overwhelmed rn i cant think straight", DISTRESS],
  ["distress", "text", "I don't feel safe, someone here is threatening me", DISTRESS],
  ["distress", "text", "i dont see the point in living anymore", DISTRESS],
  ["distress", "text", "Ich kann nicht mehr", /örtlichen Notruf/],
  ["distress", "text", "no puedo más, quiero desaparecer", /número de emergencias/],
  ["distress", "text", "I don't want to live anymore", DISTRESS],
  ["distress", "optional", "My boss shouts at me every day and I often want to kill myself.", DISTRESS],
  ["distress", "rating", "this question upsets me", DISTRESS],
  ["distress", "one", "Ich will nicht mehr leben", /örtlichen Notruf/],
  ["distress", "text", "my partner hits me and i dont know what to do", DISTRESS],
  ["distress", "text", "I'm at the end of my rope", DISTRESS],
  ["distress", "rating", "there's no reason for me to be here any more", DISTRESS],
  ["distress", "optional", "this is bringing back horrible memories, I feel sick", DISTRESS],
  ["distress", "text", "Mir wird das alles zu viel", /örtlichen Notruf/],
];

test.each([...new Set(ASKED_BACK.map(([kind]) => kind))])(
  "a question about %s is answered with facts and not stored",
  async (about) => {
    for (const [, asked, message, reply] of ASKED_BACK.filter(([kind]) => kind === about)) {
      const chat = await talk(server, templateId);
      const outcome = await chat.say(message, idOf(chat, asked));
      expect(outcome.response, message).toMatch(reply);
      expect(outcome, message).toMatchObject({ isValid: false, answer: null });
      expect(await chat.responses(), message).toEqual({});
    }
  },
);

test("a repeated question isn't answered in the same words", async () => {
  const first = await chat.say("can I talk to a person?");
  const second = await chat.say("can I talk to a person?");
  expect(first.response).toMatch(PERSON);
  expect(second.response).toContain("That's all I can tell you about it.");
});

test("every reply to distress contains a contact and the emergency number", async () => {
  for (const message of ["I want to die", "I really want to kill myself"])
    expect((await chat.say(message, idOf(chat, "text"))).response).toMatch(DISTRESS);
});

const ANSWERS = [
  "We can't go on like this with the old machines",
  "Talking to people at fairs",
  "I need help with marketing",
  "We sell to people in danger of losing their homes",
  "our pricing is killing us",
  "A person who can call customers back",
  "I want to end it with our oldest supplier",
  "I can't go on holiday because nobody covers for me",
  "Ich kann nicht mehr als zehn Aufträge annehmen",
  "Quiero acabar con todo el papeleo",
  "Je ne peux plus embaucher",
  "I'm overwhelmed by paperwork",
  "We are overwhelmed",
  "I am upset about the new prices",
  "I'm not upset",
  "A competitor is threatening me with a lawsuit",
  "I don't feel safe on the site at night",
  "Customers get anxious when deliveries are late",
  "If I close the shop I lose my regulars",
  "Two of them apply for every job we post",
];

test("an answer that only sounds like a question or distress is stored", async () => {
  for (const message of ANSWERS) {
    const chat = await talk(server, templateId);
    expect(await chat.say(message, idOf(chat, "text"))).toMatchObject({ isValid: true, answer: message });
  }
});

test.each(["I feel overwhelmed", "I'm overwhelmed"])(
  "%j answers a question that contains the word",
  async (message) => {
    const admin = await server.admin();
    const named = await exampleTemplate(admin);
    const questionText = "What do you do when you feel overwhelmed?";
    await admin.post(`/admin/assessments/${named}/questions`, { questionText, questionType: "text" });
    const chat = await talk(server, named);
    const { id } = chat.questions.find((question) => question.questionText === questionText)!;
    expect(await chat.say(message, id)).toMatchObject({ isValid: true, answer: message });
  },
);

test("without a support address, the organization and the inviting person are named", async () => {
  server = await testServer({}, { RATE_LIMIT_FACTOR: "100", ORG_NAME: "Acme Institute" });
  const alone = await talk(server, await exampleTemplate(await server.admin()));
  expect((await alone.say("I want to die")).response).toContain(
    "You can talk to Acme Institute or the person who invited you.",
  );
});
