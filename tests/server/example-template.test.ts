import { expect, test } from "vitest";
import { EXAMPLE } from "#server/boot/example-template";
import { seedExample } from "#server/boot/seed";
import { readTemplateFile } from "#shared/contracts/template-file";
import { isScored } from "#shared/domain/score";
import { PLAIN_ANSWERS } from "#tests/helpers/plain-answers";
import { testServer } from "#tests/helpers/server";

/** What a newcomer judges the product by. */

async function seeded() {
  const server = await testServer();
  await seedExample(server.deps);
  const admin = await server.admin();
  const { agent, attemptId } = await server.participant(1);
  const asked = async (): Promise<{ id: number; visible: boolean; shortName: string }[]> =>
    (await agent.get(`/user/assessments/${attemptId}/questions`)).body;
  const save = async (answers: Record<string, string>) => {
    const ids = new Map((await asked()).map(({ id, shortName }) => [shortName, id]));
    const responses = Object.fromEntries(
      Object.entries(answers).map(([name, value]) => [ids.get(name), value]),
    );
    return agent.put(`/user/assessments/${attemptId}/responses`, { responses });
  };
  const shown = async () =>
    (await asked()).filter(({ visible }) => visible).map(({ shortName }) => shortName);
  return { server, admin, agent, attemptId, asked, save, shown };
}

test("the example is a sound file, and explains itself", () => {
  const read = readTemplateFile(EXAMPLE);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { questions, scoring } = read.file;
  expect(new Set(questions.map(({ shortName }) => shortName)).size).toBe(questions.length);
  expect(questions.filter(({ help, whyAsked }) => !help || !whyAsked)).toEqual([]);
  expect(new Set(questions.filter(isScored).map(({ dimension }) => dimension))).toEqual(
    new Set(scoring?.dimensions.map(({ key }) => key)),
  );
  const bands = [scoring, ...(scoring?.dimensions ?? [])].map((one) => one?.bands ?? []);
  expect(bands.every((list) => list.length >= 3 && list.every(({ text }) => text !== ""))).toBe(true);
});

test("it asks eight questions; a larger team and a worry about cash bring one more each", async () => {
  const { save, shown } = await seeded();
  expect(await shown()).toHaveLength(PLAIN_ANSWERS.length);
  await save({ People: "11 to 50", "Cash flow": "2" });
  expect(await shown()).toHaveLength(10);
  expect(await shown()).toContain("Handing over");
  await save({ People: "2 to 10", "Cash flow": "3" });
  expect(await shown()).toHaveLength(8);
});

test("its lowest, middle and highest answers come to 0, about half, and 100", async () => {
  const { admin } = await seeded();
  const { body } = await admin.post("/admin/assessment-templates/1/scoring/preview", {});
  const wholes = body.people.map(({ scores }: { scores: { value: number }[] }) => scores[0]?.value);
  expect(wholes[0]).toBeLessThan(10);
  expect(wholes[1]).toBeGreaterThan(35);
  expect(wholes[1]).toBeLessThan(70);
  expect(wholes[2]).toBe(100);
});

test("a database that has a template keeps it as it is, and gets no example", async () => {
  const { server, admin } = await seeded();
  await admin.put("/admin/assessment-templates/1", { title: "Ours" });
  await seedExample(server.deps);
  expect((await admin.get("/admin/assessment-templates")).body).toMatchObject([{ title: "Ours" }]);
});
