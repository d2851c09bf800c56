import { CUSTOMERS } from "./customers";
import { DIRECTION } from "./direction";
import type { Field } from "./field";
import { MONEY } from "./money";
import { PEOPLE } from "./people";
import { SOCIETY } from "./society";
import { TECHNOLOGY } from "./technology";
import { WORK } from "./work";

/** In the order in which a tie is decided: the more particular before the more general. */
export const FIELDS: readonly Field[] = [
  ...MONEY,
  ...SOCIETY,
  ...WORK,
  ...TECHNOLOGY,
  ...PEOPLE,
  ...DIRECTION,
  ...CUSTOMERS,
];
