import { z } from "zod";
import { MAX_RULES, rulesOf } from "../domain/questions/conditions";

const option = z.string().min(1).max(500);
const rating = z.number().int().min(1).max(5);
/** A question id of the same template or attempt; in a template file, its position from 1. */
export const reference = { question: z.number().int().positive() };

export const rule = z.discriminatedUnion(
  "op",
  [
    z.strictObject({ ...reference, op: z.literal("is"), value: z.union([option, rating]) }),
    z.strictObject({ ...reference, op: z.enum(["isNot", "includes"]), value: option }),
    z.strictObject({ ...reference, op: z.literal("isAnyOf"), value: z.array(option).min(1).max(50) }),
    z.strictObject({ ...reference, op: z.enum(["atLeast", "atMost"]), value: rating }),
    z.strictObject({ ...reference, op: z.enum(["answered", "notAnswered"]) }),
  ],
  { error: "This condition doesn't work with this question type" },
);
const match = z.enum(["all", "any"]);

/** Size limit of conditions as JSON, in bytes. */
const MAX_JSON_SIZE = 16_384;

/** Conditions made of the given rules; groups go one level deep. @param empty message for conditions without a rule */
export function conditionsOf<R extends z.ZodType<object>>(ruleSchema: R, empty: string) {
  const group = z.strictObject({
    match,
    rules: z.array(ruleSchema).min(1, "A group needs at least one condition"),
  });
  return z
    .strictObject({
      version: z.literal(1),
      match,
      rules: z.array(z.union([group, ruleSchema])).min(1, empty),
    })
    .superRefine((input, ctx) => {
      const refuse = (message: string) => ctx.addIssue({ code: "custom", path: ["rules"], message });
      if (rulesOf<object>(input).length > MAX_RULES) refuse(`Use up to ${MAX_RULES} conditions`);
      if (new TextEncoder().encode(JSON.stringify(input)).length > MAX_JSON_SIZE)
        refuse("Use fewer or shorter conditions");
    });
}

/** When a question is shown (decision 0060). References are checked where the other questions are known. */
export const conditions = conditionsOf(rule, "Add a condition or always show the question");
