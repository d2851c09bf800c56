/** Prepared statements per connection. Beyond that, the connection is replaced. */
const MAX_STATEMENTS = 500;

/** Names statements so that PostgreSQL plans each only once per connection. */
export function createStatementNames() {
  let names = new Map<string, string>();
  let generation = 0;

  function nameOf(sql: string): string {
    const cached = names.get(sql);
    if (cached) return cached;
    if (names.size >= MAX_STATEMENTS) {
      names = new Map();
      generation += 1;
    }
    const name = `askwell_${generation}_${names.size}`;
    names.set(sql, name);
    return name;
  }

  /** Connections of older generations have statements that no name refers to anymore, and must be closed. */
  return { nameOf, generation: () => generation };
}
