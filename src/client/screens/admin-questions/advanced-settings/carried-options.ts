import { type QuestionValues, questionOptions } from "../editor/question-values";

type SaidOfOptions = Pick<QuestionValues, "options" | "points" | "exclusiveOptions">;

/**
 * What the form holds once its lines of options are these. Points and standing alone belong to an option's text, so
 * they go along where options change places. Where a line was only rewritten, the new text takes them over.
 */
export function withOptions<Values extends SaidOfOptions>(values: Values, lines: string): Values {
  const before = questionOptions(values.options);
  const after = questionOptions(lines);
  const [gone, ...alsoGone] = before.filter((option) => !after.includes(option));
  const [come, ...alsoCome] = after.filter((option) => !before.includes(option));
  const isRewritten =
    gone !== undefined && come !== undefined && alsoGone.length <= 1 && alsoCome.length <= 1;
  if (!isRewritten) return { ...values, options: lines };
  const points = values.points[gone];
  return {
    ...values,
    options: lines,
    points: points === undefined ? values.points : { ...values.points, [come]: points },
    exclusiveOptions: values.exclusiveOptions.includes(gone)
      ? [...values.exclusiveOptions.filter((option) => option !== gone), come]
      : values.exclusiveOptions,
  };
}
