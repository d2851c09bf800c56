const UNUSABLE = { "aria-disabled": true, "data-disabled": true } as const;

/** For a button that looks and is said to be disabled, but keeps the focus that it has. */
export const ariaDisabled = (isUnusable: boolean) => (isUnusable ? UNUSABLE : undefined);

/** The same for one that does nothing then. */
export const pressable = (onClick: (() => void) | false | undefined) => (onClick ? { onClick } : UNUSABLE);
