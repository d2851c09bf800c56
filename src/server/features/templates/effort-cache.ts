import { createHash } from "node:crypto";
import type { TemplateId } from "#shared/domain/ids";
import { type Effort, effortOf } from "#shared/domain/questions/effort";
import type { PathQuestion } from "#shared/domain/questions/path-analysis";

/** Caches each template's effort until its questions change, because every visitor requests it. */
export function createEffortCache() {
  const known = new Map<TemplateId, { asOf: string; effort: Effort }>();

  return ({ id, questions }: { id: TemplateId; questions: readonly PathQuestion[] }): Effort => {
    const asOf = createHash("sha256").update(JSON.stringify(questions)).digest("base64");
    const before = known.get(id);
    if (before?.asOf === asOf) return before.effort;
    const effort = effortOf(questions);
    known.set(id, { asOf, effort });
    return effort;
  };
}
