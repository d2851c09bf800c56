import { expect, test } from "vitest";
import { numbersIn } from "#server/assistant/claims";
import type { AdviceRequest } from "#server/assistant/port";
import type { Advice } from "#shared/domain/advice";
import { answerText, isAnswered } from "#shared/domain/answer";
import type { AttemptId } from "#shared/domain/ids";
import { plainToMarkdown } from "#shared/domain/plain-markdown";
import { ScriptedAssistant } from "#tests/fakes/assistant";
import { completeSeededAttempts, seeded } from "#tests/helpers/seeded-attempts";
import { type TestServer, testServer } from "#tests/helpers/server";

const ATTEMPTS = 60;

/** A model that mixes what the answers say with what it makes up: quotes, question ids, numbers. */
class InventiveAssistant extends ScriptedAssistant {
  override async *recommend(request: AdviceRequest, signal: AbortSignal) {
    const result = yield* super.recommend(request, signal);
    return { ...result, advice: invent(request, seeded(this.requests.length)) };
  }
}

function invent({ answers }: AdviceRequest, random: () => number): Advice {
  const given = answers.filter(({ answer }) => answer !== null && isAnswered(answer));
  const items = given.map(({ id, answer }, index) => {
    const text = answerText(answer ?? "");
    const start = Math.floor(random() * text.length);
    const real = { questionId: id, quote: text.slice(start, start + 1 + Math.floor(random() * 40)) };
    const invented = [
      { questionId: id + 5_000, quote: text },
      { questionId: id, quote: `${text} indeed` },
      { questionId: given[(index + 1) % given.length]?.id ?? 0, quote: "a sentence nobody wrote" },
    ];
    return {
      title: index % 4 === 3 ? "Win back 77 customers" : `Look at point ${"abcdefghijkl"[index]}`,
      reasoning: `This matters. You lose 37% of it. As you said, “we are doomed”. You wrote “${text}”. You lost seventy orders.`,
      nextSteps: [
        "Talk to 5 people in the next 30 days.",
        "Save 4,321 euros.",
        "You said “never again”, so stop.",
      ],
      evidence: random() < 0.3 ? invented : [...invented, real],
    };
  });
  return { summary: "You stand well. Rivals grow by 58%. “Nobody cares”, you wrote.", items };
}

interface Stored {
  markdown: string;
  advice: Advice;
  by: string | null;
  answers: Map<number, string>;
  questions: string;
}

async function stored(server: TestServer, id: number): Promise<Stored> {
  const { attempts } = server.deps.services;
  const attempt = await attempts.any(server.deps.itself, id as AttemptId);
  const { questions } = attempt;
  const row = server.raw
    .prepare("SELECT recommendationsData AS data FROM user_assessments WHERE id = ?")
    .get(id) as { data: string };
  const answers = questions.flatMap(({ id: question }): [number, string][] => {
    const answer = attempt.responses[question];
    return isAnswered(answer) ? [[question, answerText(answer)]] : [];
  });
  return {
    markdown: attempt.recommendations ?? "",
    advice: JSON.parse(row.data),
    by: attempt.recommendationsBy,
    answers: new Map(answers),
    questions: questions.map(({ questionText }) => questionText).join("\n"),
  };
}

async function allWritten(server: TestServer, count: number): Promise<void> {
  const written = () =>
    server.raw.prepare("SELECT count(*) AS n FROM user_assessments WHERE recommendations IS NOT NULL").get();
  await expect.poll(written, { timeout: 60_000 }).toEqual({ n: count });
}

/** Every way in which stored advice could refer to what is not there. */
function faultsOf({ markdown, advice, answers, questions }: Stored): string[] {
  const faults: string[] = [];
  for (const { title, evidence } of advice.items) {
    if (evidence.length === 0) faults.push(`nothing cited: ${title}`);
    for (const { questionId, quote } of evidence) {
      if (!answers.get(questionId)?.includes(quote)) faults.push(`not in answer ${questionId}: ${quote}`);
    }
  }
  for (const [, id] of markdown.matchAll(/\]\(#question-(\d+)\)/g)) {
    if (!answers.has(Number(id))) faults.push(`leads nowhere: ${id}`);
  }
  const escaped = [...answers.values()].map((text) => text.split("\n").map(plainToMarkdown).join("\n"));
  for (const [, line = ""] of markdown.matchAll(/^> (.+)$/gm)) {
    if (!escaped.some((text) => text.includes(line))) faults.push(`nobody wrote: ${line}`);
  }
  const sources = [...answers.values(), questions].join("\n");
  const prose = [advice.summary, ...advice.items.flatMap(({ title, reasoning }) => [title, reasoning])].join(
    " ",
  );
  const numbers = numbersIn(prose.replace(/ out of 5/g, ""));
  const unknown = numbers.filter((number) => !numbersIn(sources).includes(number));
  return [...faults, ...unknown.map((number) => `number from nowhere: ${number}`)];
}

test("60 people's advice by the built-in assistant: every reference resolves, every quote is exact", {
  timeout: 120_000,
}, async () => {
  const server = await testServer();
  const ids = await completeSeededAttempts(server, ATTEMPTS);
  await allWritten(server, ATTEMPTS);
  const all = await Promise.all(ids.map((id) => stored(server, id)));
  expect(all.flatMap(faultsOf)).toEqual([]);
  expect(new Set(all.map(({ by }) => by))).toEqual(new Set(["built-in"]));
  expect(new Set(all.map(({ markdown }) => markdown)).size).toBe(ATTEMPTS);
  expect(all.filter(({ markdown }) => /^> /m.test(markdown)).length).toBeGreaterThan(ATTEMPTS / 2);
});

test("60 people's advice by a model that invents quotes, ids and numbers: what it invents reaches nobody", {
  timeout: 120_000,
}, async () => {
  const assistant = new InventiveAssistant();
  const server = await testServer({ assistant });
  const ids = await completeSeededAttempts(server, ATTEMPTS);
  await allWritten(server, ATTEMPTS);
  const all = await Promise.all(ids.map((id) => stored(server, id)));
  expect(all.flatMap(faultsOf)).toEqual([]);
  const text = all.map(({ markdown }) => markdown.replace(/\(#question-\d+\)/g, "")).join("\n");
  expect(text).not.toMatch(/doomed|never again|nobody wrote|Nobody cares|37%|58%|77 |4,321|seventy/);
  expect(text).toContain("Talk to 5 people in the next 30 days.");
  expect(all.reduce((sum, { advice }) => sum + advice.items.length, 0)).toBeGreaterThan(ATTEMPTS);
});
