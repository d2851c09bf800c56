import { expect, test } from "vitest";
import { subjectOf } from "#server/assistant/built-in/subject";

const SUBJECTS: [question: string, text: string][] = [
  ["How healthy is your cash flow?", "your cash flow"],
  ["On a scale of 1 to 5, how healthy is our pipeline?", "your pipeline"],
  [
    "How comfortable are you with your cash flow over the next six months?",
    "your cash flow over the next six months",
  ],
  ["How well does the business find new customers?", "finding new customers"],
  ["How smoothly does everyday work run?", "how smoothly everyday work runs"],
  ["How well do your tools support your work?", "how well your tools support your work"],
  ["How quickly does the help desk answer your tickets?", "how quickly the help desk answers your tickets"],
  ["How stressed is your team?", "how stressed your team is"],
  ["How clean are the rooms?", "how clean the rooms are"],
  ["How well is your stock organised?", "how well your stock is organised"],
  ["How well prepared is your school for digital exams?", "being prepared for digital exams"],
  ["How easy is it to find what you need?", "finding what you need"],
  ["How easy is it for customers to reach you?", "how easy it is for customers to reach you"],
  ["How clear is it who decides what?", "how clear it is who decides what"],
  [
    "How much time do you lose to manual work (1 = none, 5 = a lot)?",
    "how much time you lose to manual work",
  ],
  ["How often do you miss deadlines?", "how often you miss deadlines"],
  ["To what extent do you use data for decisions?", "using data for decisions"],
  ["How would you rate your CRM?", "your CRM"],
  ["Our backups are tested regularly.", "your backups"],
  ["We deliver on time.", "delivering on time"],
  ["Cash flow", "cash flow"],
];

test.each(SUBJECTS)("%s is about %s", (question, text) => {
  expect(subjectOf(question)?.text).toBe(text);
});

test.each([
  "Wie zufrieden sind Sie mit Ihrem Team?",
  "Which area comes first?",
  "Is there anything else?",
  "¿Qué tal?",
])("%s has no subject that could be named in English", (question) =>
  expect(subjectOf(question)).toBeUndefined(),
);
