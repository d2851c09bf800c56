import { expect, test } from "vitest";
import { createVersionCache } from "#server/features/attempts/version-cache";
import type { Card } from "#shared/domain/cards/card";
import type { VersionId } from "#shared/domain/ids";
import { testDatabase } from "#tests/helpers/database";

const CARD: Card = {
  key: "card",
  when: { version: 1, match: "all", rules: [{ question: 1, op: "answered" }] },
  kind: "risk",
  dimension: null,
  title: "A title",
  why: "Words.",
  steps: [],
  effort: 1,
  impact: 1,
};

test("the cache of versions also counts their cards, so that many large versions don't pile up", () => {
  const versions = createVersionCache(testDatabase().db);
  let reads = 0;
  const answer = (step: { sql: string } | { lock: unknown }) => {
    reads += 1;
    return "sql" in step && step.sql.includes(`"assessment_versions"`)
      ? [{ scoring: null, cards: Array.from({ length: 200 }, () => CARD) }]
      : [];
  };
  function read(id: number): void {
    const steps = versions.within(id as VersionId);
    let step = steps.next();
    while (!step.done) step = steps.next(answer(step.value));
  }

  read(1);
  read(1);
  expect(reads).toBe(2);
  for (let id = 2; id <= 60; id += 1) {
    read(id);
    read(2);
  }
  reads = 0;
  read(60);
  read(2);
  expect(reads).toBe(0);
  read(1);
  expect(reads).toBe(2);
});
