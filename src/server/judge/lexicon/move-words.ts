/** One section of a language's table. */
export interface MoveWords {
  readonly none?: never;
}
