/** One step of the schema. Its text never changes once it has been released: the runner checks a hash of it. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
}
