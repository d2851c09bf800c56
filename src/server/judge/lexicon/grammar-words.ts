/** One section of a language's table. */
export interface GrammarWords {
  readonly none?: never;
}
