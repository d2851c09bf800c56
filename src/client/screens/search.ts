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

/** Parsers for search parameters; invalid values are dropped. No zod: every visitor downloads this file first. */
type Raw = Record<string, unknown>;

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

const count = (value: unknown) => {
  const number = Number(text(value) ?? value);
  return Number.isInteger(number) && number > 0 && number < 1_000_000_000 ? number : undefined;
};

const oneOf = <Choice extends string>(choices: readonly Choice[], value: unknown) =>
  choices.find((choice) => choice === value);

/** Result of a password reset link: it set a password, it was invalid, or the admin asks for another one. */
type ResetOutcome = "done" | "invalid" | "ask";

/** /admin: the path to open after sign-in (only paths under /admin/), and the result of a reset link. */
export function loginSearch(raw: Raw): { from?: string | undefined; reset?: ResetOutcome | undefined } {
  const from = text(raw.from);
  return {
    from: from?.startsWith("/admin/") ? from : undefined,
    reset: oneOf(["done", "invalid", "ask"], raw.reset),
  };
}

/** /admin/reset-password: the link's token, and `setup` if it sets the first admin's first password. */
export function resetSearch(raw: Raw): { token?: string | undefined; setup?: 1 | undefined } {
  return { token: text(raw.token), setup: count(raw.setup) === 1 ? 1 : undefined };
}

/** Pages that open with a sign-in link. */
export function tokenSearch(raw: Raw): { token?: string | undefined } {
  return { token: text(raw.token) };
}

/** /user-dashboard: a sign-in link, and the template to start or the attempt whose results to open. */
export function dashboardSearch(raw: Raw): {
  token?: string | undefined;
  templateId?: number | undefined;
  resultsOf?: number | undefined;
} {
  return { token: text(raw.token), templateId: count(raw.templateId), resultsOf: count(raw.resultsOf) };
}

/** The form: the question to open, from 1. */
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

/** Search parameters of a list, without those that have their default value. */
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

/** /admin/users: `invite` opens the invitation dialog. */
export function usersSearch(
  raw: Raw,
): TableSearch & { sort?: UserSort | undefined; invite?: true | undefined } {
  const invite = raw.invite === true || raw.invite === "true" ? true : undefined;
  return { ...tableSearch(raw), sort: oneOf(USER_SORTS, raw.sort), invite };
}

/** A score from 0 to 100, as results display it. */
const shownValue = (value: unknown) => {
  const number = Number(text(value) ?? value ?? Number.NaN);
  return number >= 0 && number <= 100 ? number : undefined;
};

/** /admin/assessments: filters by status, band and score range. */
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

/** /admin/assessments/:id: `as: "participant"` shows the participant's view. */
export function attemptSearch(raw: Raw): { as?: "participant" | undefined } {
  return { as: oneOf(["participant"], raw.as) };
}

/** /admin/templates/:id/advice: `suggest` requests card proposals as soon as the page opens. */
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

/** /admin/templates/:id/results: filters and comparison, unparsed; the page validates them with the contract. */
export function templateResultsSearch(raw: Raw): TemplateResultsSearch {
  return Object.fromEntries(RESULTS_KEYS.map((key) => [key, text(raw[key])]));
}

/** /admin/templates: active templates by default. */
export function templatesSearch(raw: Raw): { show?: "inactive" | "all" | undefined } {
  return { show: oneOf(["inactive", "all"], raw.show) };
}

/** /admin/outbox: emails in every state by default. */
export function outboxSearch(
  raw: Raw,
): TableSearch & { state?: MailState | undefined; sort?: MailSort | undefined } {
  return { ...tableSearch(raw), state: oneOf(MAIL_STATES, raw.state), sort: oneOf(MAIL_SORTS, raw.sort) };
}
