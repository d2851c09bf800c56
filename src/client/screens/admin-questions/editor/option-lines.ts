import { stripInvisible, withoutInvisible } from "#shared/domain/lib/invisible";
import { type QuestionValues, questionOptions } from "./question-values";

type OptionFields = Pick<QuestionValues, "options" | "points" | "exclusiveOptions">;

/** Form values with new option lines. Points and exclusivity follow options that were moved or edited. */
export function withOptions<Values extends OptionFields>(values: Values, lines: string): Values {
  const before = questionOptions(values.options);
  const after = questionOptions(lines);
  const [removed, ...moreRemoved] = before.filter((option) => !after.includes(option));
  const [added, ...moreAdded] = after.filter((option) => !before.includes(option));
  const isRewritten =
    removed !== undefined && added !== undefined && moreRemoved.length <= 1 && moreAdded.length <= 1;
  if (!isRewritten) return { ...values, options: lines };
  const points = values.points[removed];
  return {
    ...values,
    options: lines,
    points: points === undefined ? values.points : { ...values.points, [added]: points },
    exclusiveOptions: values.exclusiveOptions.includes(removed)
      ? [...values.exclusiveOptions.filter((option) => option !== removed), added]
      : values.exclusiveOptions,
  };
}

/** List markers before a line. Word writes bullets as letters of the Symbol font, U+F000 to U+F0FF. */
const BULLET =
  /^\s*(?:[•·▪▫◦‣⁃∙●○◉◌■□◆◇▶►▸➢➤➔→⇒✓✔✗✘☐☑☒❏❑★☆–—*-]|[\uf000-\uf0ff])(?:\ufe0e|\ufe0f)?\s+|^\s*o\t\s*|^\s*\[[ xX]?\]\s+/u;
/** "1.", "1)", "(1)" or "a)", then the text. */
const NUMBERED = /^\s*\(?(\d{1,3}|[a-z])[.)][\s\u00a0]+(.*)$/i;
/** A column of codes before the labels, as "A1;Sales", "1|Sales" or "1⇥Sales". */
const CODED = /^\s*"?([a-z]{0,3}\d{1,6}|[a-z])"?\s*([\t;|])\s*(\S.*)$/i;

/**
 * Option lines from pasted text: removes invisible characters, and bullets, numbers or codes if all lines have them.
 */
export function asOptions(pasted: string): string {
  const lines = pasted.split(/\r\n?|\n|\v|\u2028|\u2029/);
  // A single line may be pasted inside another, so its outer spaces stay.
  const texts = lines.map(lines.length > 1 ? stripInvisible : withoutInvisible);
  const unmarked = withoutBullets(texts) ?? withoutNumbers(texts) ?? withoutCodes(texts) ?? texts;
  return unmarked.map((line) => line.replace(/\t+/g, " ")).join("\n");
}

function withoutBullets(lines: readonly string[]): string[] | undefined {
  const isList = lines.every((line) => line === "" || BULLET.test(line));
  return isList ? lines.map((line) => line.replace(BULLET, "")) : undefined;
}

/** Removes consecutive numbers; undefined without them, or if labels become equal ("1. League", "2. League"). */
function withoutNumbers(lines: readonly string[]): string[] | undefined {
  const read = lines.map((line) => NUMBERED.exec(line));
  const marks = read.flatMap((parts) => parts?.[1] ?? []);
  const isCounted =
    marks.length > 1 && marks.every((mark, at) => at === 0 || mark === nextMark(marks[at - 1] ?? ""));
  return isCounted ? distinct(lines, (line) => NUMBERED.exec(line)?.[2]) : undefined;
}

const nextMark = (mark: string) =>
  /\d/.test(mark) ? String(Number(mark) + 1) : String.fromCharCode(mark.charCodeAt(0) + 1);

/** Removes codes; undefined unless codes and labels are each unique. */
function withoutCodes(lines: readonly string[]): string[] | undefined {
  const codes = lines.flatMap((line) => CODED.exec(line)?.[1] ?? []);
  const separators = new Set(lines.flatMap((line) => CODED.exec(line)?.[2] ?? []));
  const isTable = codes.length > 1 && separators.size === 1 && new Set(codes).size === codes.length;
  return isTable ? distinct(lines, (line) => CODED.exec(line)?.[3]?.replace(/^"(.*)"$/, "$1")) : undefined;
}

/** The label of each line; undefined if a line has none or two are equal. */
function distinct(
  lines: readonly string[],
  labelOf: (line: string) => string | undefined,
): string[] | undefined {
  const labels = lines.map((line) => (line === "" ? "" : labelOf(line)?.trim()));
  const filled = labels.filter((label) => label !== "");
  const isSound = filled.every((label) => label !== undefined) && new Set(filled).size === filled.length;
  return isSound ? labels.map((label) => label ?? "") : undefined;
}
