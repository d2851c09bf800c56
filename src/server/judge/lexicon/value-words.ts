/** One section of a language's table. */
export interface ValueWords {
  readonly none?: never;
}
