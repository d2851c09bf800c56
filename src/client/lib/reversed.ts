/** An order the other way round, for `sort`. */
export const reversed =
  <Row>(order: (a: Row, b: Row) => number) =>
  (a: Row, b: Row) =>
    order(b, a);
