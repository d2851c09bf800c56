/** Whom a call of the model serves, as far as the day's budget asks. */
export interface BudgetOwner {
  /** Whether a link mailed to their address has been opened, or they are of the house. */
  readonly isVerified: boolean;
  /** Where they come from; null where nobody knows any more. */
  readonly network: string | null;
}

/** A person as a budget owner: nothing else of who they are. */
export const budgetOwnerOf = ({ isVerified, network }: BudgetOwner): BudgetOwner => ({ isVerified, network });

/** Admins and what they ask for: they use all that is left. */
export const ORGANIZATION: BudgetOwner = { isVerified: true, network: null };

/** A part of the day's budget. */
export interface Share {
  name: string;
  /** How much of the budget, from 0 to 1. */
  part: number;
}

/** All who have proved no address, together. */
export const UNVERIFIED: Share = { name: "unverified", part: 1 / 3 };
/** Those of them who come from one network: a network alone does not use up what is for all of them. */
const ONE_NETWORK = 1 / 6;

/** The shares that a call counts against; none for the verified, who use all that is left (decision 0032). */
export function sharesFor({ isVerified, network }: BudgetOwner): Share[] {
  if (isVerified) return [];
  return network === null ? [UNVERIFIED] : [UNVERIFIED, { name: `network ${network}`, part: ONE_NETWORK }];
}
