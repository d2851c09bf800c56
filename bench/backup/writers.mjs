// People who keep saving new answers and know which of them were acknowledged.
import { setTimeout as wait } from "node:timers/promises";
import { randomFrom } from "../random.mjs";
import { client } from "./server.mjs";

/**
 * Average pause between an acknowledged answer and the next one, in milliseconds. Pauses vary, because equal ones would
 * synchronize the writers: answers that share a commit return together, and soon all 50 ask in the same millisecond.
 */
const PAUSE = 200;

/** Registers `count` participants of the example. Returns their attempts, with all questions answered. */
export async function register(count) {
  const people = [];
  while (people.length < count) {
    const call = client();
    const person = {
      name: `Writer ${people.length}`,
      email: `writer${people.length}@example.com`,
      templateId: 1,
    };
    const { userAssessmentId: id } = await call("POST", "/direct-assessment/register", person);
    const questions = await call("GET", `/user/assessments/${id}/questions`);
    const responses = Object.fromEntries(
      questions.map(({ id: question, options }, index) => [
        question,
        options?.[index % options.length] ?? `${1 + (index % 5)}`,
      ]),
    );
    await call("PUT", `/user/assessments/${id}/responses`, { responses });
    people.push({ id, call, question: questions[0].id });
  }
  return people;
}

export function startWriting(people) {
  const random = randomFrom(55);
  const acknowledged = new Map(people.map(({ id }) => [id, 0]));
  let isOver = false;
  let saves = 0;
  const done = Promise.all(
    people.map(async ({ id, call, question }) => {
      for (let number = 1; !isOver; number += 1) {
        await call("POST", `/user/assessments/${id}/responses`, {
          questionId: question,
          answer: `Answer ${number}`,
        });
        acknowledged.set(id, number);
        saves += 1;
        await wait(2 * PAUSE * random());
      }
    }),
  );
  return {
    acknowledged: () => new Map(acknowledged),
    saves: () => saves,
    async stop() {
      isOver = true;
      await done;
    },
  };
}

/** The number of an attempt's answer in a database; 0 if no writer wrote it. */
export function storedAnswer(raw, { id, question }) {
  const responses = JSON.parse(
    raw.prepare("SELECT responses FROM user_assessments WHERE id = ?").pluck().get(id),
  );
  return Number(/^Answer (\d+)$/.exec(responses[question])?.[1] ?? 0);
}
