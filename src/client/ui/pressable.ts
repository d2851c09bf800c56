/** For a button that cannot be pressed at times: it says so and looks so then, and keeps the focus that it has. */
export const pressable = (onClick: (() => void) | false | undefined) =>
  onClick ? { onClick } : { "aria-disabled": true, "data-disabled": true };
