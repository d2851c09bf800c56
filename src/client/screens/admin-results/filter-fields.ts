import { DOORS, type TemplateResults } from "#shared/contracts/template-results";
import { dayText } from "../../ui/format/dates";
import type { TemplateResultsSearch } from "../search";

type Name = Exclude<keyof TemplateResultsSearch, "from" | "to">;

interface Choice {
  value: string;
  label: string;
}

/** A filter or the comparison as a list to choose from. */
export interface FilterField {
  name: Name;
  label: string;
  /** Label of the empty choice. */
  none: string;
  choices: readonly (Choice | { group: string; items: readonly Choice[] })[];
}

/** Unopened attempts have no results, so "not started" is left out. */
const STATUSES: readonly Choice[] = [
  { value: "completed", label: "Completed" },
  { value: "in_progress", label: "In Progress" },
];

const DOOR_LABELS: Record<(typeof DOORS)[number], string> = {
  chat: "Chat",
  form: "Form",
  mixed: "Chat and form",
  unknown: "Not recorded",
};

/** Filters and comparisons that apply to these results; filters with a single choice are left out. */
export function filterFields(results: TemplateResults): FilterField[] {
  const fields = allFields(results);
  const usableFields = fields.filter(
    ({ choices }) => choices.length > 1 || choices.some((one) => "group" in one),
  );
  const compare: FilterField = {
    name: "compare",
    label: "Compare by",
    none: "No comparison",
    choices: [
      ...usableFields.flatMap(({ name, label }) => (name === "answer" ? [] : [{ value: name, label }])),
      {
        group: "Answers to",
        items: closedQuestions(results).map(({ key, name }) => ({ value: `answer:${key}`, label: name })),
      },
    ],
  };
  return [...usableFields, compare];
}

/** Display names of the compared groups; a single name without a comparison. */
export function groupNames(results: TemplateResults, compare: string | undefined): string[] {
  const [field, key] = compare?.startsWith("answer:")
    ? ["answer", compare.slice("answer:".length)]
    : [compare];
  const choices = allFields(results).find(({ name }) => name === field)?.choices ?? [];
  const items = choices.flatMap((one) => ("group" in one ? one.items : one));
  return results.groups.map(({ label }) => {
    const value = key === undefined ? label : `${key}:${label}`;
    return items.find((item) => item.value === value)?.label ?? label;
  });
}

function allFields(results: TemplateResults): FilterField[] {
  const { versions, bands, languages } = results.choices;
  return [
    {
      name: "status",
      label: "Status",
      none: "All statuses",
      choices: STATUSES,
    },
    {
      name: "version",
      label: "Version",
      none: "All versions",
      choices: versions
        .toSorted((one, other) => one.id - other.id)
        .map(({ id, createdAt }, index) => ({
          value: String(id),
          label: `Version ${index + 1} (${dayText(createdAt.toISOString().slice(0, 10), true)})`,
        })),
    },
    { name: "band", label: "Band", none: "All bands", choices: bands.map(asChoice) },
    {
      name: "door",
      label: "Answered in",
      none: "Any",
      choices: DOORS.map((value) => ({ value, label: DOOR_LABELS[value] })),
    },
    {
      name: "language",
      label: "Language",
      none: "All languages",
      choices: languages.map((value) => ({ value, label: languageName(value) })),
    },
    {
      name: "answer",
      label: "Answer",
      none: "All answers",
      choices: closedQuestions(results).map(({ key, name, choices }) => ({
        group: name,
        items: choices.map(({ value, label }) => ({
          value: `${key}:${value}`,
          label: label && label !== value ? `${value} – ${label}` : value,
        })),
      })),
    },
  ];
}

const closedQuestions = ({ questions }: TemplateResults) =>
  questions.flatMap(({ key, choices, shortName, text }, index) =>
    choices.length > 0 ? [{ key, choices, name: `${index + 1}. ${shortName ?? text}` }] : [],
  );

const asChoice = (value: string) => ({ value, label: value });

/** English name of a language code; the code itself if the browser doesn't know it. */
function languageName(code: string): string {
  try {
    return new Intl.DisplayNames("en", { type: "language" }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Selected filters in words, such as "Status: Completed", for printing. */
export function filterTexts(fields: readonly FilterField[], search: TemplateResultsSearch): string[] {
  const days = [
    search.from && `From: ${dayText(search.from, true)}`,
    search.to && `To: ${dayText(search.to, true)}`,
  ];
  const chosen = fields.map(({ name, label, choices }) => {
    const all = choices.flatMap((one) => ("group" in one ? one.items : one));
    const choice = all.find(({ value }) => value === search[name]);
    return choice && `${label}: ${choice.label}`;
  });
  return [...days, ...chosen].flatMap((text) => (text ? [text] : []));
}
