import type { Duty } from "#shared/domain/model-test";

/** What a model may do, as headings. */
export const DUTY_NAMES: Record<Duty, string> = {
  judge: "Reading replies",
  advise: "Writing recommendations",
};
