import type { AnyMutationProcedure, AnyQueryProcedure, inferProcedureInput } from "@trpc/server";
import type { BodySize } from "../http/json-limits";
import type { InputMapping, MatchingInput } from "./input-mapping";

/** A procedure that answers in one piece. */
type Served = AnyQueryProcedure | AnyMutationProcedure;

interface Described {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** What the call does, for its description. */
  summary: string;
  /** Statuses that do not follow from the method, the path and who may call. */
  refusals?: readonly (401 | 404 | 409 | 502)[];
  /** How large its body may be; small when absent. */
  size?: BodySize;
}

export interface RestRoute extends Described {
  /** As documented, below /api; `{id}` stands for one part. */
  path: string;
  procedure: Served;
  input: InputMapping;
}

interface Row<Procedure extends Served, Path extends string> extends Described {
  path: Path;
  procedure: Procedure;
  input: MatchingInput<inferProcedureInput<Procedure>, Path>;
}

/** One row of the table. The compiler refuses one whose request does not make its procedure's input. */
export const route = <Procedure extends Served, Path extends string>(
  definition: Row<Procedure, Path> & RestRoute,
): RestRoute => definition;
