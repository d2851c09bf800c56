import type { Duty, TestFigures } from "#shared/domain/model-test";
import type { Db } from "../../db/database";
import type { Row } from "../../db/schema";
import type { ModelFingerprint } from "./model-fingerprint";

/** The last result of a model for a duty, with exactly these settings; undefined if there is none. */
export function lastResult(
  db: Db,
  model: ModelFingerprint,
  duty: Duty,
): Promise<Row<"model_tests"> | undefined> {
  return db
    .selectFrom("model_tests")
    .selectAll()
    .where("provider", "=", model.provider)
    .where("baseUrl", "=", model.baseUrl)
    .where("model", "=", model.model)
    .where("duty", "=", duty)
    .executeTakeFirst();
}

/** Stores a result in place of the previous one. */
export async function storeResult(
  db: Db,
  { provider, baseUrl, model }: ModelFingerprint,
  figures: TestFigures,
  testedAt: Date,
): Promise<void> {
  const { duty } = figures;
  await db
    .insertInto("model_tests")
    .values({ provider, baseUrl, model, duty, figures, testedAt })
    .onConflict((conflict) =>
      conflict.columns(["provider", "baseUrl", "model", "duty"]).doUpdateSet({ figures, testedAt }),
    )
    .execute();
}
