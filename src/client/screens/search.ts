import { ATTEMPT_STATUSES, type AttemptStatus } from "#shared/domain/attempt";
import {
  ATTEMPT_SORTS,
  ATTENTION,
  type AttemptSort,
  type Attention,
  MAIL_SORTS,
  type MailSort,
  PAGE_SIZES,
  type PageSize,
  USER_SORTS,
  type UserSort,
} from "#shared/domain/list-options";
import { MAIL_STATES, type MailState } from "#shared/domain/mail";

/**
 * What each screen keeps in its address after the question mark. Values arrive as text and anything unknown is
 * dropped; no zod here, for these rules are part of everybody's first download.
 */
type Raw = Record<string, unknown>;

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

const count = (value: unknown) => {
  const number = Number(text(value) ?? value);
  return Number.isInteger(number) && number > 0 && number < 1_000_000_000 ? number : undefined;
};

const oneOf = <Choice extends string>(choices: readonly Choice[], value: unknown) =>
  choices.find((choice) => choice === value);

/** What became of a reset link: it set a password, it was none, or the admin asks for another. */
type ResetOutcome = "done" | "invalid" | "ask";

/** /admin: where to go once signed in (a path of this portal only), and what became of a reset link. */
export function loginSearch(raw: Raw): { from?: string | undefined; reset?: ResetOutcome | undefined } {
  const from = text(raw.from);
  return {
    from: from?.startsWith("/admin/") ? from : undefined,
    reset: oneOf(["done", "invalid", "ask"], raw.reset),
  };
}

/** /admin/reset-password: the link, and whether it is the very first admin's. */
export function resetSearch(raw: Raw): { token?: string | undefined; setup?: 1 | undefined } {
  return { token: text(raw.token), setup: count(raw.setup) === 1 ? 1 : undefined };
}

/** A sign-in link. */
export function tokenSearch(raw: Raw): { token?: string | undefined } {
  return { token: text(raw.token) };
}

/** /user-dashboard: a sign-in link, and the template to start with it or the attempt whose results to open. */
export function dashboardSearch(raw: Raw): {
  token?: string | undefined;
  templateId?: number | undefined;
  resultsOf?: number | undefined;
} {
  return { token: text(raw.token), templateId: count(raw.templateId), resultsOf: count(raw.resultsOf) };
}

/** The form: the question to open, 1 for the first. */
export function formSearch(raw: Raw): { q?: number | undefined } {
  return { q: count(raw.q) };
}

interface TableSearch {
  q?: string | undefined;
  page?: number | undefined;
  size?: PageSize | undefined;
}

function tableSearch(raw: Raw): TableSearch {
  const size = count(raw.size);
  return { q: text(raw.q), page: count(raw.page), size: PAGE_SIZES.find((known) => known === size) };
}

/** A list's place as its address keeps it: without what goes without saying. */
export const listAddress = <Sort extends string, Filter extends object>(
  { q, sort, page, size }: { q: string; sort: Sort; page: number; size: PageSize },
  filter: Filter,
) => ({
  q: q || undefined,
  ...filter,
  sort: sort === "newest" ? undefined : sort,
  page: page === 1 ? undefined : page,
  size: size === 25 ? undefined : size,
});

/** /admin/users: with `invite`, the window in which people are invited is open. */
export function usersSearch(
  raw: Raw,
): TableSearch & { sort?: UserSort | undefined; invite?: true | undefined } {
  const invite = raw.invite === true || raw.invite === "true" ? true : undefined;
  return { ...tableSearch(raw), sort: oneOf(USER_SORTS, raw.sort), invite };
}

/** A value as results show it. */
const shownValue = (value: unknown) => {
  const number = Number(text(value) ?? value ?? Number.NaN);
  return number >= 0 && number <= 100 ? number : undefined;
};

/** /admin/assessments: besides the status, the band and the values that are looked for. */
export function attemptsSearch(raw: Raw): TableSearch & {
  status?: AttemptStatus | Attention | undefined;
  band?: string | undefined;
  from?: number | undefined;
  to?: number | undefined;
  sort?: AttemptSort | undefined;
} {
  return {
    ...tableSearch(raw),
    status: oneOf([...ATTEMPT_STATUSES, ...ATTENTION], raw.status),
    band: text(raw.band)?.slice(0, 60),
    from: shownValue(raw.from),
    to: shownValue(raw.to),
    sort: oneOf(ATTEMPT_SORTS, raw.sort),
  };
}

/** /admin/assessments/:id: whether it is read as its participant reads it. */
export function attemptSearch(raw: Raw): { as?: "participant" | undefined } {
  return { as: oneOf(["participant"], raw.as) };
}

/** /admin/templates/:id/advice: whether cards are suggested right away. */
export function adviceSearch(raw: Raw): { suggest?: true | undefined } {
  return { suggest: raw.suggest === true || raw.suggest === "true" ? true : undefined };
}

const RESULTS_KEYS = [
  "from",
  "to",
  "version",
  "status",
  "band",
  "door",
  "language",
  "answer",
  "compare",
] as const;
export type TemplateResultsSearch = { [Key in (typeof RESULTS_KEYS)[number]]?: string | undefined };

/** /admin/templates/:id/results: filters and the comparison, which the page checks by the contract. */
export function templateResultsSearch(raw: Raw): TemplateResultsSearch {
  return Object.fromEntries(RESULTS_KEYS.map((key) => [key, text(raw[key])]));
}

/** /admin/templates: active ones unless said otherwise. */
export function templatesSearch(raw: Raw): { show?: "inactive" | "all" | undefined } {
  return { show: oneOf(["inactive", "all"], raw.show) };
}

/** /admin/outbox: mails in every state unless said otherwise. */
export function outboxSearch(
  raw: Raw,
): TableSearch & { state?: MailState | undefined; sort?: MailSort | undefined } {
  return { ...tableSearch(raw), state: oneOf(MAIL_STATES, raw.state), sort: oneOf(MAIL_SORTS, raw.sort) };
}
