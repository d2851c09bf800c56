import type { Responses } from "#shared/domain/answer";

/** Whether two sets of answers are the same, in whatever order they came. */
export function sameAnswers(a: Responses, b: Responses): boolean {
  const ids = Object.keys(a);
  return (
    ids.length === Object.keys(b).length && ids.every((id) => JSON.stringify(a[id]) === JSON.stringify(b[id]))
  );
}
