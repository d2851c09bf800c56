import { expect, test } from "vitest";
import { seedExample } from "#server/startup/seed";
import { exampleTemplate } from "#server/template-library/library";
import type { CardsPreview } from "#shared/contracts/cards";
import { firstActions } from "#shared/domain/cards/advice";
import { CARD_KINDS, cardTexts, isScoreRule, placeholdersIn } from "#shared/domain/cards/card";
import { rulesOf } from "#shared/domain/questions/conditions";
import { isScored } from "#shared/domain/score";
import { PLAIN_ANSWERS } from "#tests/helpers/plain-answers";
import { testServer } from "#tests/helpers/server";

async function seeded() {
  const server = await testServer();
  await seedExample(server.deps);
  const admin = await server.admin();
  const { agent, attemptId } = await server.participant(1);
  const readQuestions = async (): Promise<{ id: number; visible: boolean; shortName: string }[]> =>
    (await agent.get(`/user/assessments/${attemptId}/questions`)).body;
  const save = async (answers: Record<string, string>) => {
    const ids = new Map((await readQuestions()).map(({ id, shortName }) => [shortName, id]));
    const responses = Object.fromEntries(
      Object.entries(answers).map(([name, value]) => [ids.get(name), value]),
    );
    return agent.put(`/user/assessments/${attemptId}/responses`, { responses });
  };
  const shown = async () =>
    (await readQuestions()).filter(({ visible }) => visible).map(({ shortName }) => shortName);
  return { server, admin, agent, attemptId, readQuestions, save, shown };
}

test("the example has help texts, a question for each area, and described bands", () => {
  const { questions, scoring } = exampleTemplate();
  expect(new Set(questions.map(({ shortName }) => shortName)).size).toBe(questions.length);
  expect(questions.filter(({ help, whyAsked }) => !help || !whyAsked)).toEqual([]);
  expect(new Set(questions.filter(isScored).map(({ dimension }) => dimension))).toEqual(
    new Set(scoring?.dimensions.map(({ key }) => key)),
  );
  const bands = [scoring, ...(scoring?.dimensions ?? [])].map((one) => one?.bands ?? []);
  expect(bands.every((list) => list.length >= 3 && list.every(({ text }) => text !== ""))).toBe(true);
});

test("it asks eight questions, and one more each for a larger team and cash worries", async () => {
  const { save, shown } = await seeded();
  expect(await shown()).toHaveLength(PLAIN_ANSWERS.length);
  await save({ People: "11 to 50", "Cash flow": "2" });
  expect(await shown()).toHaveLength(10);
  expect(await shown()).toContain("Handoffs");
  await save({ People: "2 to 10", "Cash flow": "3" });
  expect(await shown()).toHaveLength(8);
});

test("its lowest, middle and highest sample answers score near 0, about half, and 100", async () => {
  const { admin } = await seeded();
  const { body } = await admin.post("/admin/assessment-templates/1/scoring/preview", {});
  const overallScores = body.people.map(({ scores }: { scores: { value: number }[] }) => scores[0]?.value);
  expect(overallScores[0]).toBeLessThan(10);
  expect(overallScores[1]).toBeGreaterThan(35);
  expect(overallScores[1]).toBeLessThan(70);
  expect(overallScores[2]).toBe(100);
});

test("it demonstrates all kinds of cards and rules", () => {
  const { cards } = exampleTemplate();
  expect(cards.length).toBeGreaterThanOrEqual(15);
  expect(new Set(cards.map(({ kind }) => kind))).toEqual(new Set(CARD_KINDS));
  const rules = cards.flatMap(({ when }) => rulesOf(when));
  expect(rules.some(isScoreRule)).toBe(true);
  expect(rules.some((rule) => "op" in rule && rule.op === "notAnswered")).toBe(true);
  expect(cards.filter(({ when }) => rulesOf(when).length === 1).length).toBeGreaterThan(4);
  expect(cards.filter(({ when }) => rulesOf(when).length > 1).length).toBeGreaterThan(4);
  expect(cards.some((card) => cardTexts(card).some((text) => placeholdersIn(text).length > 0))).toBe(true);
});

test("its cards have no problems, each area has a risk, and each sample report has advice", async () => {
  const { admin } = await seeded();
  const { problems, coverage, reports } = (
    await admin.post("/admin/assessment-templates/1/cards/preview", {})
  ).body as CardsPreview;
  expect(problems).toEqual([]);
  expect(coverage.withoutRisk).toEqual([]);
  const kindsOf = (reader: string) =>
    reports.find((report) => report.reader === reader)?.advice.items.map(({ kind }) => kind) ?? [];
  expect(kindsOf("lowest").filter((kind) => kind === "risk").length).toBeGreaterThanOrEqual(3);
  expect(kindsOf("lowest")).not.toContain("strength");
  expect(kindsOf("middle")).toEqual(["weakness", "weakness", "weakness", "opportunity", "opportunity"]);
  expect(new Set(kindsOf("highest"))).toEqual(new Set(["opportunity", "strength"]));
  for (const { advice, reader } of reports) expect(firstActions(advice).length, reader).toBeGreaterThan(1);
});

test("a database with templates gets no example", async () => {
  const { server, admin } = await seeded();
  await admin.put("/admin/assessment-templates/1", { title: "Ours" });
  await seedExample(server.deps);
  expect((await admin.get("/admin/assessment-templates")).body).toMatchObject([{ title: "Ours" }]);
});
