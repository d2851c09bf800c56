/** The person a model call is for, as the daily budget sees them. */
export interface BudgetOwner {
  /** Whether they opened a link sent to their email address, or belong to the organization. */
  readonly isVerified: boolean;
  /** The network they use; null if it isn't known anymore. */
  readonly network: string | null;
}

/** Reduces a person to a budget owner, without other personal data. */
export const budgetOwnerOf = ({ isVerified, network }: BudgetOwner): BudgetOwner => ({ isVerified, network });

/** Admins and their requests, which may use all of the remaining budget. */
export const ORGANIZATION: BudgetOwner = { isVerified: true, network: null };

export interface Share {
  name: string;
  /** Fraction of the budget, from 0 to 1. */
  part: number;
}

/** Everyone without a verified address, together. */
export const UNVERIFIED: Share = { name: "unverified", part: 1 / 3 };
/** One network among them, so that it can't use up the share of all. */
const NETWORK_SHARE = 1 / 6;

/** Shares that a call counts toward; none for verified people, who may use all that is left (decision 0032). */
export function sharesFor({ isVerified, network }: BudgetOwner): Share[] {
  if (isVerified) return [];
  return network === null ? [UNVERIFIED] : [UNVERIFIED, { name: `network ${network}`, part: NETWORK_SHARE }];
}
