import type { z } from "zod";
import { pathText, type ValuePath } from "../domain/lib/json-path";

type Issue = z.core.$ZodIssue;

export interface Problem {
  readonly path: ValuePath;
  readonly message: string;
}

/** Wrappers around the form fields, left out of paths. */
const WRAPPERS: ValuePath = ["draft", "change"];

/** The problem of a zod issue. For a union, that of the branch that matched furthest. */
export function problemOf(issue: Issue): Problem {
  const branches = issue.code === "invalid_union" ? issue.errors.filter(({ length }) => length > 0) : [];
  const [likeliest] = branches.sort((a, b) => depthOf(b) - depthOf(a) || a.length - b.length);
  const [first] = likeliest ?? [];
  if (!first) return { path: issue.path, message: issue.message };
  const { path, message } = problemOf(first);
  return { path: [...issue.path, ...path], message };
}

const depthOf = ([first]: readonly Issue[]) => (first ? problemOf(first).path.length : 0);

/** A problem as one line: `points[2]: …`. Our own messages about a whole field don't get the path in front. */
export function problemText(issue: Issue): string {
  const { path, message } = problemOf(issue);
  const innerPath = WRAPPERS.some((wrapper) => wrapper === path[0]) ? path.slice(1) : path;
  const isPlain = /^(Invalid|Too|Unrecognized)/.test(message);
  return innerPath.length > 1 || (isPlain && innerPath.length > 0)
    ? `${pathText(innerPath)}: ${message}`
    : message;
}
