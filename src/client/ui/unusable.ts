const UNUSABLE = { "aria-disabled": true, "data-disabled": true } as const;

/** For a button that looks and is said to be disabled, but can be focused. */
export const unusable = (isUnusable: boolean) => (isUnusable ? UNUSABLE : undefined);
