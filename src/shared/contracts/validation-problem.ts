import type { z } from "zod";
import { pathText, type ValuePath } from "../domain/lib/json-path";

type Issue = z.core.$ZodIssue;

/** What is wrong with a value, and where it stands. */
export interface Problem {
  readonly path: ValuePath;
  readonly message: string;
}

/** What only wraps the fields that somebody fills in. */
const WRAPPERS: ValuePath = ["draft", "change"];

/** The problem of an issue. Of a value that could be one of several things, what it fails at as the likeliest. */
export function problemOf(issue: Issue): Problem {
  const branches = issue.code === "invalid_union" ? issue.errors.filter(({ length }) => length > 0) : [];
  const [likeliest] = branches.sort((a, b) => depthOf(b) - depthOf(a) || a.length - b.length);
  const [first] = likeliest ?? [];
  if (!first) return { path: issue.path, message: issue.message };
  const { path, message } = problemOf(first);
  return { path: [...issue.path, ...path], message };
}

const depthOf = ([first]: readonly Issue[]) => (first ? problemOf(first).path.length : 0);

/**
 * A problem as one line. A sentence about a field of its own stands alone; within a list or a part of a field, and
 * where the words are zod's own, the path to the value comes first: `points[2]: …`.
 */
export function problemText(issue: Issue): string {
  const { path, message } = problemOf(issue);
  const own = WRAPPERS.some((wrapper) => wrapper === path[0]) ? path.slice(1) : path;
  const isPlain = /^(Invalid|Too|Unrecognized)/.test(message);
  return own.length > 1 || (isPlain && own.length > 0) ? `${pathText(own)}: ${message}` : message;
}
