import { describe, expect, test } from "vitest";
import type { Rule, RuleGroup } from "#shared/domain/questions/conditions";
import { type Agent, testServer } from "#tests/helpers/server";

const shownIf = (...rules: (Rule | RuleGroup | object)[]) => ({ version: 1, match: "all", rules });

const SITE = {
  questionText: "Do you have a website?",
  questionType: "multiple_choice",
  selection: "several",
  options: ["Yes", "No", "None of these"],
  exclusiveOptions: ["None of these"],
};
const HOW = { questionText: "How good is it?", questionType: "rating" };

/** A template of four questions whose last two depend on the first two. */
async function authored() {
  const server = await testServer();
  const admin = await server.admin();
  const { body: template } = await admin.post("/admin/assessment-templates", { title: "Sites" });
  const url = `/admin/assessments/${template.id}/questions`;
  const add = (question: object) => admin.post(url, question);
  const site: number = (await add(SITE)).body.id;
  const quality: number = (await add(HOW)).body.id;
  const strengths: number = (
    await add({
      questionText: "What does it do well?",
      questionType: "text",
      conditions: shownIf(
        { question: site, op: "includes", value: "Yes" },
        { match: "any", rules: [{ question: quality, op: "atLeast", value: 4 }] },
      ),
    })
  ).body.id;
  const obstacle: number = (
    await add({
      questionText: "What keeps you?",
      questionType: "text",
      conditions: shownIf({ question: site, op: "isAnyOf", value: ["No", "None of these"] }),
    })
  ).body.id;
  const questions = async () => (await admin.get(url)).body;
  return {
    server,
    admin,
    url,
    add,
    questions,
    site,
    quality,
    strengths,
    obstacle,
    templateId: template.id as number,
  };
}

const change = (admin: Agent, id: number, fields: object) => admin.put(`/admin/questions/${id}`, fields);

describe("refuses invalid conditions with the path to the value, and stores nothing", () => {
  const group = (...rules: object[]) => ({ match: "any", rules });

  test.each([
    [
      "a question of another template",
      (ids: Ids) => [{ question: ids.foreign, op: "answered" }],
      "rules[0].question",
    ],
    ["a later question", (ids: Ids) => [{ question: ids.obstacle, op: "answered" }], "rules[0].question"],
    ["itself", (ids: Ids) => [{ question: ids.strengths, op: "answered" }], "rules[0].question"],
    [
      "an option that is none, in a group",
      (ids: Ids) => [group({ question: ids.site, op: "isAnyOf", value: ["Yes", "Maybe"] })],
      "rules[0].rules[0].value[1]",
    ],
    [
      "an operator of another type",
      (ids: Ids) => [
        { question: ids.site, op: "answered" },
        { question: ids.quality, op: "includes", value: "Yes" },
      ],
      "rules[1].op",
    ],
    [
      "an operator that is none",
      (ids: Ids) => [{ question: ids.site, op: "matches", value: "Y" }],
      "rules[0].op",
    ],
    [
      "a rating that is none",
      (ids: Ids) => [{ question: ids.quality, op: "atLeast", value: 6 }],
      "rules[0].value",
    ],
    [
      "a group in a group",
      (ids: Ids) => [group(group({ question: ids.site, op: "answered" }))],
      "rules[0].rules[0].op",
    ],
    [
      "more than twenty rules",
      (ids: Ids) => Array.from({ length: 21 }, () => ({ question: ids.site, op: "answered" })),
      "rules",
    ],
    ["no rules", () => [], "rules"],
  ])("%s", async (_what, rulesFor, path) => {
    const { server, admin, add, questions, ...ids } = await authored();
    const { body: otherTemplate } = await admin.post("/admin/assessment-templates", { title: "Another" });
    const foreign = (await admin.post(`/admin/assessments/${otherTemplate.id}/questions`, HOW)).body.id;
    const before = await questions();
    const conditions = shownIf(...rulesFor({ ...ids, foreign }));
    const changed = await change(admin, ids.strengths, { questionText: "Changed", conditions });
    expect(changed.status).toBe(400);
    expect(changed.body.message.split(":")[0]).toBe(`conditions.${path}`);
    if (_what !== "itself" && _what !== "a later question") {
      const added = await add({ questionText: "New", questionType: "text", conditions });
      expect([added.status, added.body.message.split(":")[0]]).toEqual([400, `conditions.${path}`]);
    }
    expect(await questions()).toEqual(before);
  });

  interface Ids {
    site: number;
    quality: number;
    strengths: number;
    obstacle: number;
    foreign: number;
  }
});

describe("protects questions and options that rules refer to", () => {
  test("a question can be deleted only when no other depends on it; the error names those", async () => {
    const { admin, site, strengths, obstacle, questions } = await authored();
    const refused = await admin.delete(`/admin/questions/${site}`);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message:
          'Question 1 ("Do you have a website?") decides whether question 3 ("What does it do well?") or question 4 ("What keeps you?") is shown. Remove those conditions first.',
      },
    });
    expect(await questions()).toHaveLength(4);
    for (const id of [strengths, obstacle]) await change(admin, id, { conditions: null });
    expect((await admin.delete(`/admin/questions/${site}`)).status).toBe(200);
  });

  test("an order that breaks a rule is refused and names both questions, in both calls", async () => {
    const { admin, site, quality, strengths, obstacle, templateId, questions } = await authored();
    const before = await questions();
    const message =
      'Question 3 ("What does it do well?") depends on question 2 ("How good is it?") and must come after it. Move both or remove the condition.';
    const url = `/admin/assessments/${templateId}/questions/reorder`;
    const reordered = await admin.put(url, { questionIds: [site, strengths, quality, obstacle] });
    expect(reordered).toMatchObject({ status: 409, body: { message } });
    expect(await change(admin, quality, { order: 4 })).toMatchObject({ status: 409, body: { message } });
    expect(await questions()).toEqual(before);
    expect((await admin.put(url, { questionIds: [quality, site, obstacle, strengths] })).status).toBe(200);
  });

  test("an option that rules refer to can't be deleted, only renamed", async () => {
    const { admin, site, questions } = await authored();
    const before = await questions();
    const shorter = { options: ["No", "None of these"] };
    expect(await change(admin, site, shorter)).toMatchObject({
      status: 409,
      body: {
        message:
          'The option "Yes" in question 1 ("Do you have a website?") decides whether question 3 ("What does it do well?") is shown. Remove it from those conditions first.',
      },
    });
    expect(await questions()).toEqual(before);
  });

  test("a change to a type that doesn't fit the rules is refused", async () => {
    const { admin, quality, questions } = await authored();
    const before = await questions();
    expect(await change(admin, quality, { questionType: "text" })).toMatchObject({
      status: 409,
      body: {
        message:
          'Question 2 ("How good is it?") decides whether question 3 ("What does it do well?") is shown, and this change would break that condition. Remove the condition first.',
      },
    });
    expect(await questions()).toEqual(before);
  });
});

test("a renamed option is renamed in all rules; reordered options keep their names", async () => {
  const { admin, site, questions } = await authored();
  const renamed = await change(admin, site, { options: ["Yes, we do", "No", "Neither"] });
  expect(renamed).toMatchObject({ status: 200, body: { exclusiveOptions: ["Neither"] } });
  const [, , strengths, obstacle] = await questions();
  expect(strengths.conditions.rules[0]).toEqual({ question: site, op: "includes", value: "Yes, we do" });
  expect(obstacle.conditions.rules[0].value).toEqual(["No", "Neither"]);
  expect((await change(admin, site, { options: ["Neither", "Yes, we do", "No"] })).status).toBe(200);
  expect((await questions()).slice(2)).toEqual([strengths, obstacle]);
});

test("points follow their options when these are moved, renamed or deleted", async () => {
  const { admin, site, obstacle } = await authored();
  await admin.delete(`/admin/questions/${obstacle}`);
  expect((await change(admin, site, { points: [3, 1, 0] })).status).toBe(200);
  const moved = await change(admin, site, { options: ["No", "Yes", "None of these"] });
  expect(moved.body.points).toEqual([1, 3, 0]);
  const renamed = await change(admin, site, { options: ["No", "Sure", "None of these"] });
  expect(renamed.body.points).toEqual([1, 3, 0]);
  const more = await change(admin, site, { options: ["No", "Sure", "Two", "None of these"] });
  expect(more.body.message).toBe("Add points for every option, or clear them all");
  expect(more.status).toBe(400);
});

test("a started attempt keeps its rules, and renaming an option creates a new version", async () => {
  const { server, admin, site, templateId } = await authored();
  const first = await server.participant(templateId);
  await change(admin, site, { options: ["Sure", "No", "None of these"] });
  const second = await server.participant(templateId);
  const optionIn = async ({ agent, attemptId }: { agent: Agent; attemptId: number }) => {
    const { body } = await agent.get(`/user/assessments/${attemptId}/questions`);
    expect(body[2].conditions.rules[0].question).toBe(body[0].id);
    return body[2].conditions.rules[0].value;
  };
  expect([await optionIn(first), await optionIn(second)]).toEqual(["Yes", "Sure"]);
});
