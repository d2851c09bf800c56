import type { ReactNode } from "react";
import type { Rule } from "#shared/domain/questions/conditions";

/** Something that rules can be over, and how one over it is written. */
export interface Subject<R extends object = Rule> {
  /** Unlike that of any other subject. */
  readonly key: string;
  readonly label: string;
  /** Under what it is listed, where there are several kinds. */
  readonly group?: string;
  /** The likeliest rule over it, which one begins with. */
  readonly first: R;
  readonly isOf: (rule: R) => boolean;
  /** What is asked of it, and for what. */
  readonly fields: (rule: R, change: (rule: R) => void, pending: boolean) => ReactNode;
}
