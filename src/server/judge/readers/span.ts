/** Where in a sentence something stands: its words from `from` up to, and without, `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}
