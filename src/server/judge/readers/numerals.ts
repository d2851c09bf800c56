/** "1,200" and "1.200.000"; "1,00,000" as in India. */
const GROUPED = /^[1-9]\d{0,2}(?:([.,'])\d{3}(?:\1\d{3})*|(?:,\d{2})+,\d{3})$/;
/** "1.200,50" and "1,200.50". */
const GROUPED_DECIMAL = /^([1-9]\d{0,2}(?:([.,'])\d{3}(?:\2\d{3})*|(?:,\d{2})+,\d{3}))(?!\2)[.,](\d{1,4})$/;
const DECIMAL = /^(\d{1,15})[.,](\d{1,6})$/;
const PLAIN = /^\d{1,15}$/;

/** The value of digits as they are written anywhere: "1,200", "1.5", "1,5"; null for dates, versions and the like. */
export function numeral(digits: string): number | null {
  if (PLAIN.test(digits)) return Number(digits);
  if (GROUPED.test(digits)) return Number(digits.replace(/[.,']/g, ""));
  const grouped = GROUPED_DECIMAL.exec(digits);
  if (grouped) return Number(`${grouped[1]?.replace(/[.,']/g, "")}.${grouped[3]}`);
  const decimal = DECIMAL.exec(digits);
  return decimal ? Number(`${decimal[1]}.${decimal[2]}`) : null;
}
