import type { AnyMutationProcedure, AnyQueryProcedure, inferProcedureInput } from "@trpc/server";
import type { BodySize } from "../http/json-limits";
import type { InputMapping, MatchingInput } from "./input-mapping";

type AnyProcedure = AnyQueryProcedure | AnyMutationProcedure;

interface RouteInfo {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** What the call does, for the documentation. */
  summary: string;
  /** Statuses in addition to those that follow from the method, the path and the caller. */
  refusals?: readonly (401 | 404 | 409 | 502)[];
  /** Limit of its body; small by default. */
  size?: BodySize;
}

export interface RestRoute extends RouteInfo {
  /** As documented, below /api; `{id}` is a parameter. */
  path: string;
  procedure: AnyProcedure;
  input: InputMapping;
}

interface Row<Procedure extends AnyProcedure, Path extends string> extends RouteInfo {
  path: Path;
  procedure: Procedure;
  input: MatchingInput<inferProcedureInput<Procedure>, Path>;
}

/** Defines a route. It compiles only if the request can provide the procedure's input. */
export const route = <Procedure extends AnyProcedure, Path extends string>(
  definition: Row<Procedure, Path> & RestRoute,
): RestRoute => definition;
