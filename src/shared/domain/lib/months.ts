/** Their names, as dates are written everywhere. */
export const MONTHS =
  "January February March April May June July August September October November December".split(" ");
