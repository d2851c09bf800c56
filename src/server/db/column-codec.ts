import {
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type PrimitiveValueListNode,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
  type ValueNode,
} from "kysely";

/** Computed columns that contain rows of another table as JSON. Their fields are decoded like columns. */
const ROW_COLUMNS = new Set(["questions"]);

const JSON_COLUMNS = new Set([
  "answer",
  "cards",
  "chatSuggestions",
  "conditions",
  "exclusiveOptions",
  "figures",
  "hiddenResponses",
  "metadata",
  "options",
  "payload",
  "points",
  "questionsFlow",
  "recommendationsData",
  "responses",
  "scaleLabels",
  "scoring",
  "sent",
  "sess",
  "sorted",
  "steps",
  "when",
]);
const IS_TIME = /(At|Expiry|Until)$|^expire$/;
const IS_BOOLEAN = /^is[A-Z]/;

/**
 * Converts values that SQLite has no type for: booleans are stored as 0 and 1, times as milliseconds since 1970, JSON
 * as text. Outside, rows contain `boolean`, `Date` and plain objects. Columns are recognized by name, so a new one must
 * follow the pattern or be added to the set above.
 */
export class ColumnPlugin implements KyselyPlugin {
  readonly #encoder = new ValueEncoder();

  transformQuery(args: PluginTransformQueryArgs): RootOperationNode {
    return this.#encoder.transformNode(args.node);
  }

  async transformResult(args: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return { ...args.result, rows: args.result.rows.map((row) => decodeRow(row)) };
  }
}

class ValueEncoder extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...node, value: encode(node.value) };
  }

  protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
    return { ...node, values: node.values.map(encode) };
  }
}

/** Placeholder for a parameter that is bound at each execution (`prepared-queries.ts`). */
export class ColumnRef<Input> {
  readonly read: (input: Input) => unknown;

  constructor(read: (input: Input) => unknown) {
    this.read = read;
  }
}

/** Converts a value to its stored form. */
export function encode(value: unknown): unknown {
  if (value instanceof ColumnRef) return value;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value instanceof Date) return value.getTime();
  if (value !== null && typeof value === "object" && !Buffer.isBuffer(value)) return JSON.stringify(value);
  return value;
}

/** Converts a stored row to the types that its column names imply. */
export function decodeRow(row: UnknownRow): UnknownRow {
  const decoded: UnknownRow = {};
  for (const column of Object.keys(row)) decoded[column] = decode(column, row[column]);
  return decoded;
}

type Decode = (value: unknown) => unknown;

/** Decoders by column name, filled on first use. The number of columns is bounded. */
const decoders = new Map<string, Decode>();

function decode(column: string, value: unknown): unknown {
  if (value === null) return value;
  let decoder = decoders.get(column);
  if (!decoder) {
    decoder = decoderOf(column);
    decoders.set(column, decoder);
  }
  return decoder(value);
}

function decoderOf(column: string): Decode {
  if (IS_TIME.test(column)) return (value) => (typeof value === "number" ? new Date(value) : value);
  if (IS_BOOLEAN.test(column)) return (value) => (typeof value === "number" ? value !== 0 : value);
  if (JSON_COLUMNS.has(column)) return (value) => (typeof value === "string" ? JSON.parse(value) : value);
  if (ROW_COLUMNS.has(column))
    return (value) => (typeof value === "string" ? JSON.parse(value).map(decodeRow) : value);
  return (value) => value;
}
