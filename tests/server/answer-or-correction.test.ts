import { expect, test } from "vitest";
import { conversationTemplate } from "#tests/helpers/conversations";
import { testServer } from "#tests/helpers/server";
import { talk } from "#tests/helpers/talk";

/** One to each of the first ten questions. */
const ANSWERS = [
  "Beer",
  "8 people",
  "4",
  "2",
  "2 to 5 days",
  "No",
  "Phone",
  "Every month",
  "Washing bottles",
  "3",
];

/** Says something once so many questions are answered; gives what was stored, or the number and value that are offered. */
async function say(message: string, answered: number) {
  const server = await testServer();
  const admin = await server.admin();
  const { body } = await admin.post("/admin/assessment-templates/import", conversationTemplate());
  const chat = await talk(server, body.id);
  for (const answer of ANSWERS.slice(0, answered)) await chat.say(answer);
  const { answer, messages } = await chat.say(message);
  const offer = messages.find(({ metadata }) => metadata.offer)?.metadata.offer;
  const number = chat.questions.findIndex(({ id }) => id === offer?.questionId) + 1;
  return offer ? { number, answer: offer.answer } : answer;
}

test.each([
  "Change the price of delivery, it should be free",
  "Question 5 and question 8 should be asked together",
  "Same as question 5, customers should wait less",
  "The number one thing: customers",
  "Back to the figures: it should be automatic",
  "I made a mistake and deleted sheets of customers",
  "Customers should be 2",
  "Fix the plan, no doubt",
  "The plan should be tried out more often",
  "In 2 years we should be 40 people",
  "En 3 años deberíamos ser 40",
])("an open question keeps what answers it, whichever words it shares with others: %j", async (message) => {
  expect(await say(message, 10)).toBe(message);
});

test.each([
  ["change question 8 to every week", 10, { number: 8, answer: "Every week" }],
  ["wait, the figures should be every week", 10, { number: 8, answer: "Every week" }],
  ["actually the figures are every week", 10, { number: 8, answer: "Every week" }],
  ["my last answer was wrong, it should be 5", 10, { number: 10, answer: "5" }],
  ["I made a mistake, we are 40 people", 10, { number: 2, answer: "21 to 100" }],
  ["wait, we've got 40 people now", 4, { number: 2, answer: "21 to 100" }],
  ["Question 7: also website", 8, { number: 7, answer: ["Phone", "Website"] }],
  ["question 7: trade fairs too", 8, { number: 7, answer: ["Phone", "Trade fairs"] }],
  ["change question 7 to website", 8, { number: 7, answer: ["Website"] }],
  ["question 7 should also be the website", 8, { number: 7, answer: ["Phone", "Website"] }],
  ["change question 7 to both website and trade fairs", 8, { number: 7, answer: ["Website", "Trade fairs"] }],
  ["question 7: also none of these", 8, { number: 7, answer: ["None of these"] }],
  ["me he equivocado en la 2, somos 40", 5, { number: 2, answer: "21 to 100" }],
  ["je corrige la 2 : 40", 10, { number: 2, answer: "21 to 100" }],
  ["en 3 je voulais dire 5", 10, { number: 3, answer: "5" }],
  ["bei der 3 hab ich mich vertan, eher eine 5", 10, { number: 3, answer: "5" }],
  ["question 4 is 4", 9, { number: 4, answer: "4" }],
])("but what says that an answer is meant is offered as a change: %j", async (message, answered, offered) => {
  expect(await say(message, answered)).toEqual(offered);
});
