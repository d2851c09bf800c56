import { createHash } from "node:crypto";
import type { TemplateId } from "#shared/domain/ids";
import { type Effort, effortOf } from "#shared/domain/questions/effort";
import type { PathQuestion } from "#shared/domain/questions/path-analysis";

/** Caches each template's effort until its questions change, because every visitor requests it. */
export function createEffortCache() {
  const cache = new Map<TemplateId, { hash: string; effort: Effort }>();

  return ({ id, questions }: { id: TemplateId; questions: readonly PathQuestion[] }): Effort => {
    const hash = createHash("sha256").update(JSON.stringify(questions)).digest("base64");
    const cached = cache.get(id);
    if (cached?.hash === hash) return cached.effort;
    const effort = effortOf(questions);
    cache.set(id, { hash, effort });
    return effort;
  };
}
