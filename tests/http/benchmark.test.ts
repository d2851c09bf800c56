import fc from "fast-check";
import { expect, test } from "vitest";
import { examples } from "#tests/helpers/effort";
import { completeWith, participantWith, scoredTemplate, verifyEmail } from "#tests/helpers/scored";
import { type Agent, testServer } from "#tests/helpers/server";
import { put, value, values } from "#tests/helpers/stored";

/** Answers with a "money" score of 0, 25, 50, 75 and 100, and a "people" score of 100. */
const AT = ["1", "2", "3", "4", "5"].map((cash, at) => [cash, String(5 - at), "A team"]);

async function world(k = 5) {
  const server = await testServer({}, { RATE_LIMIT_FACTOR: "off" });
  const admin = await server.admin();
  const { id } = await scoredTemplate(admin, { benchmark: { on: true, k } });
  const add = async (at: number, isProved = true) => {
    server.clock.advance(1_000);
    return participantWith(server, id, AT[at]!, { isProved });
  };
  const money = async (agent: Agent, attempt: number) => {
    const { body } = await agent.get(`/user/assessments/${attempt}/results`);
    return body.benchmarks.find(({ dimension }: { dimension: string }) => dimension === "money") ?? null;
  };
  async function retake(agent: Agent, from: number, at: number): Promise<number> {
    server.clock.advance(60_000);
    const { body } = await agent.post(`/user/assessments/${from}/retake`);
    await completeWith(agent, body.id, AT[at]!);
    return body.id;
  }
  return { server, admin, id, add, money, retake };
}

test("a benchmark needs five other participants in every call, page and file", async () => {
  const { server, admin, add, money } = await world();
  const first = await add(2);
  for (const at of [0, 1, 3]) await add(at);
  const last = await add(4);
  const page = await first.agent.send({ method: "GET", url: `/assessment/${first.attemptId}/results` });
  const file = await admin.get(`/admin/user-assessments/${first.attemptId}/export`);
  const shown = await admin.get(`/admin/user-assessments/${first.attemptId}`);
  expect(await money(first.agent, first.attemptId)).toBeNull();
  expect(await money(last.agent, last.attemptId)).toBeNull();
  expect(shown.body.benchmarks).toEqual([]);
  for (const { body } of [page, file, shown]) expect(JSON.stringify(body)).not.toContain("quartiles");
  expect(await value(server, "SELECT count(*) FROM score_benchmarks")).toBe(0);

  const sixth = await add(2);
  const benchmark = { dimension: "money", people: 5, quartiles: [25, 50, 75], higherThan: 4 };
  expect(await money(sixth.agent, sixth.attemptId)).toEqual(benchmark);
  expect(await money(first.agent, first.attemptId)).toEqual(benchmark);
  expect((await admin.get(`/admin/user-assessments/${first.attemptId}`)).body.benchmarks[1]).toEqual(
    benchmark,
  );
  expect(await money(last.agent, last.attemptId)).toMatchObject({ people: 5, higherThan: 10 });
  const stored: string[] = (await values(server, "SELECT sorted FROM score_benchmarks")) as string[];
  expect(stored).toHaveLength(3);
  expect(stored.flatMap((sorted): number[] => JSON.parse(sorted)).filter((value) => value % 5 !== 0)).toEqual(
    [],
  );
});

test("a benchmark is recalculated after five new participants, and its count is a multiple of five", async () => {
  const { add, money, retake } = await world();
  const participant = await add(0);
  for (let more = 0; more < 5; more += 1) await add(0);
  const low = { people: 5, quartiles: [0, 0, 0], higherThan: 0 };
  expect(await money(participant.agent, participant.attemptId)).toMatchObject(low);
  for (let more = 0; more < 4; more += 1) {
    await add(4);
    expect(await money(participant.agent, participant.attemptId)).toMatchObject(low);
  }
  // A retake isn't a new participant.
  const again = await retake(participant.agent, participant.attemptId, 0);
  expect(await money(participant.agent, again)).toMatchObject(low);
  await add(4);
  expect(await money(participant.agent, participant.attemptId)).toMatchObject({
    people: 10,
    quartiles: [0, 67, 100],
  });
});

test("a participant counts once, with their newest attempt, and not in their own benchmark", async () => {
  const { add, money, retake } = await world();
  const mover = await add(0);
  const asker = await add(4);
  for (let more = 0; more < 3; more += 1) await add(0);
  await retake(mover.agent, mover.attemptId, 4);
  await add(0);
  // Five others: four at 0, the mover at 100.
  expect(await money(asker.agent, asker.attemptId)).toMatchObject({
    people: 5,
    quartiles: [0, 0, 33],
    higherThan: 8,
  });
});

test("a benchmark disappears when deletions leave too few participants", async () => {
  const { server, add, money } = await world();
  const asker = await add(2);
  const participants = [];
  for (let more = 0; more < 6; more += 1) participants.push(await add(4));
  expect(await money(asker.agent, asker.attemptId)).not.toBeNull();
  await participants[0]!.agent.delete(`/user/assessments/${participants[0]!.attemptId}`);
  expect(await money(asker.agent, asker.attemptId)).not.toBeNull();
  await put(
    server,
    "DELETE FROM users WHERE id = (SELECT userId FROM user_assessments WHERE id = ?)",
    participants[1]!.attemptId,
  );
  expect(await money(asker.agent, asker.attemptId)).toBeNull();
});

test("participants with unverified emails neither count in a benchmark nor see one", async () => {
  const { server, add, money } = await world();
  const victim = await add(2);
  const madeUp: Awaited<ReturnType<typeof add>>[] = [];
  for (let more = 0; more < 6; more += 1) madeUp.push(await add(0, false));
  const benchmarks = async () => {
    const all = [];
    for (const { agent, attemptId } of [victim, ...madeUp]) all.push(await money(agent, attemptId));
    return all;
  };
  expect(await benchmarks()).toEqual(Array(7).fill(null));
  for (let more = 0; more < 4; more += 1) await add(4);
  expect(await benchmarks()).toEqual(Array(7).fill(null));
  await add(4);
  const benchmark = { people: 5, quartiles: [100, 100, 100], higherThan: 0 };
  expect(await benchmarks()).toEqual([expect.objectContaining(benchmark), ...Array(6).fill(null)]);

  // Unverified participants don't trigger a recalculation either, since it would reveal one person's effect.
  for (let more = 0; more < 5; more += 1) await add(0, false);
  await add(0);
  expect(await money(victim.agent, victim.attemptId)).toMatchObject(benchmark);
  // A participant who verifies later sees a complete benchmark, because they aren't part of it.
  const late = madeUp[0]!;
  server.clock.advance(1_000);
  await verifyEmail(server, late.attemptId);
  expect(await money(late.agent, late.attemptId)).toMatchObject({ people: 5, higherThan: 0 });
  // With fewer than five verified participants there is no benchmark.
  await put(server, "UPDATE users SET verifiedAt = NULL WHERE id > (SELECT min(id) + 8 FROM users)");
  expect(await money(victim.agent, victim.attemptId)).toBeNull();
});

test("participants who verify after completing count from then on", async () => {
  const { server, add, money } = await world();
  const late = [];
  for (let more = 0; more < 5; more += 1) late.push(await add(4, false));
  for (const { attemptId } of late) await verifyEmail(server, attemptId);
  await add(0, false);
  expect(await money(late[0]!.agent, late[0]!.attemptId)).toBeNull();
  const sixth = await add(0);
  const benchmark = { people: 5, quartiles: [100, 100, 100] };
  expect(await money(sixth.agent, sixth.attemptId)).toMatchObject(benchmark);
});

test("compares only attempts with the same questions and scoring, if the author wants it", async () => {
  const { admin, id, add, money } = await world();
  for (let more = 0; more < 6; more += 1) await add(4);
  const { body } = await admin.get(`/admin/assessments/${id}/questions`);
  await admin.put(`/admin/questions/${body[0].id}`, { questionText: "A corrected typo?" });
  const alike = await add(0);
  expect(await money(alike.agent, alike.attemptId)).toMatchObject({ people: 5, higherThan: 0 });
  await admin.put(`/admin/questions/${body[0].id}`, { weight: 3 });
  const otherParticipant = await add(0);
  expect(await money(otherParticipant.agent, otherParticipant.attemptId)).toBeNull();
  await admin.put(`/admin/questions/${body[0].id}`, { weight: 1 });
  const url = `/admin/assessment-templates/${id}/scoring`;
  const { scoring } = (await admin.get(url)).body;
  await admin.put(url, { scoring: { ...scoring, benchmark: { on: false, k: 5 } } });
  const off = await add(0);
  expect(await money(off.agent, off.attemptId)).toBeNull();
});

test("a benchmark neither stores nor reveals a single participant's score", async () => {
  const { percentileAmong, roundToStep } = await import("#server/features/attempts/benchmark-stats");
  const value = fc.integer({ min: 0, max: 100_000_000 }).map((millionths) => millionths / 1e6);
  fc.assert(
    fc.property(
      fc.array(value, { minLength: 5, maxLength: 40 }),
      fc.array(value),
      fc.nat(),
      value,
      (all, tries, at, to) => {
        const benchmarkOf = (values: readonly number[], score: number) =>
          percentileAmong(
            values.map(roundToStep).sort((a, b) => a - b),
            score,
            5,
          );
        // A score can change by up to 2.5 without changing any result that the benchmark shows, for any score.
        const place = at % all.length;
        const oldScore = all[place]!;
        const otherScore = Math.min(
          Math.max(to, roundToStep(oldScore) - 2.499999),
          roundToStep(oldScore) + 2.499999,
          100,
        );
        const changed = all.with(place, Math.max(0, otherScore));
        for (const score of tries) {
          expect(benchmarkOf(changed, score)).toEqual(benchmarkOf(all, score));
          const lower = all.filter((other) => other < score).length;
          expect((benchmarkOf(all, score)?.higherThan ?? 0) * all.length).toBeLessThanOrEqual(10 * lower);
        }
      },
    ),
    { numRuns: examples({ sample: 200, all: 5_000 }) },
  );
  // With five participants, each quartile is the average of three scores, so none is a participant's score.
  expect(percentileAmong([0, 10, 50, 60, 100], 55, 5)?.quartiles).toEqual([20, 40, 70]);
  expect(percentileAmong([0, 10, 50, 60], 55, 5)).toBeUndefined();
});
