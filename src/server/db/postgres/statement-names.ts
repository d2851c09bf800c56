/** So many statements are kept in a connection; past them it is replaced, with none. */
const LIMIT = 500;

/** Names for statements, by which PostgreSQL plans each once a connection. */
export function createStatementNames() {
  let names = new Map<string, string>();
  let generation = 0;

  function nameOf(sql: string): string {
    const known = names.get(sql);
    if (known) return known;
    if (names.size >= LIMIT) {
      names = new Map();
      generation += 1;
    }
    const name = `askwell_${generation}_${names.size}`;
    names.set(sql, name);
    return name;
  }

  /** A connection of an older generation holds statements that have no name anymore. */
  return { nameOf, generation: () => generation };
}
