// The requests of people who answer the example template: each list is one person's, in their order.
import { randomUUID } from "node:crypto";

const WORDS = [
  "We make shoes",
  "For people who walk",
  "Hand-made, in Porto",
  "Time is short",
  "Ads and fairs",
];

/** An answer that the question's rule takes, another one each time. */
function answerTo({ questionType, options }, time) {
  if (questionType === "rating") return String(1 + (time % 5));
  if (questionType === "multiple_choice") return options[time % options.length];
  return `${WORDS[time % WORDS.length]}, the ${time + 1}. time`;
}

/** Everybody answers all questions, `times` times over. */
const answers = (people, times, requestOf) =>
  people.map((person) =>
    Array.from({ length: times }).flatMap((_, time) =>
      person.questions.map((question) => ({
        cookie: person.cookie,
        ...requestOf(person, question, answerTo(question, time)),
      })),
    ),
  );

/** How each of them is asked of the product; the first of a name without "bare" is what "bare" is compared with. */
export const LOADS = {
  saveByRest: (people) =>
    answers(people, 2, ({ id }, { id: questionId }, answer) => ({
      method: "POST",
      path: `/api/user/assessments/${id}/responses`,
      body: { questionId, answer },
    })),
  saveByForm: (people) =>
    answers(people, 2, ({ id }, { id: questionId }, answer) => ({
      method: "POST",
      path: "/trpc/user.attempts.saveResponses?batch=1",
      body: { 0: { id, responses: { [questionId]: answer } } },
    })),
  turnByRest: (people) =>
    answers(people, 1, ({ id }, { questionText }, answer) => ({
      method: "POST",
      path: "/api/chat/process",
      body: { userMessage: answer, question: questionText, userAssessmentId: id },
    })),
  turnStreamed: (people) =>
    answers(people, 1, ({ id }, { id: questionId }, message) => ({
      method: "POST",
      path: "/trpc/chat.answer?batch=1",
      headers: { "trpc-accept": "application/jsonl" },
      body: { 0: { attemptId: id, questionId, message, clientMessageId: randomUUID() } },
    })),
  read: (people) => answers(people, 2, ({ id }) => ({ method: "GET", path: `/api/user/assessments/${id}` })),
};

/** The same of the bare server. */
export const BARE = {
  save: (people) =>
    answers(people, 2, ({ row }, { id: questionId }, answer) => ({
      method: "POST",
      path: `/answers/${row}`,
      body: { questionId, answer },
    })),
  read: (people) => answers(people, 2, ({ row }) => ({ method: "GET", path: `/answers/${row}` })),
};
