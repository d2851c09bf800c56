import type { ExportQuery } from "#shared/contracts/template-results";

export const CONTENT_TYPES: Record<ExportQuery["format"], string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  jsonl: "application/x-ndjson; charset=utf-8",
};
