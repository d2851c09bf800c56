// The requests of people who answer the example template: a list per person, in order.
import { randomUUID } from "node:crypto";

const WORDS = [
  "We make shoes",
  "For people who walk",
  "Hand-made, in Porto",
  "Time is short",
  "Ads and fairs",
];

/** A valid answer, a different one each time. */
function answerTo({ questionType, options }, time) {
  if (questionType === "rating") return String(1 + (time % 5));
  if (questionType === "multiple_choice") return options[time % options.length];
  return `${WORDS[time % WORDS.length]}, the ${time + 1}. time`;
}

const answers = (people, times, requestOf) =>
  people.map((person) =>
    Array.from({ length: times }).flatMap((_, time) =>
      person.questions.map((question) => ({
        cookie: person.cookie,
        ...requestOf(person, question, answerTo(question, time)),
      })),
    ),
  );

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

export const BARE = {
  save: (people) =>
    answers(people, 2, ({ row }, { id: questionId }, answer) => ({
      method: "POST",
      path: `/answers/${row}`,
      body: { questionId, answer },
    })),
  read: (people) => answers(people, 2, ({ row }) => ({ method: "GET", path: `/answers/${row}` })),
};
