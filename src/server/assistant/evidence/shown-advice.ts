import type { Advice, Statement } from "#shared/domain/advice";
import { adviceMarkdown } from "../../advice/markdown";
import { createJsonElementReader } from "../model/json-element-reader";
import type { ShownText } from "../shown-text";
import type { Material } from "./material";
import { saidAdvice } from "./said";
import { settledAlone, settledItem } from "./settle";

const NOTHING: Advice = {
  version: 2,
  basis: "cards",
  standing: [],
  lookFirst: [],
  items: [],
  contradictions: [],
  notes: [],
  alsoWrote: [],
};

const { standing, items, notes } = saidAdvice.shape;

/**
 * Recommendations as they are written, piece by piece: each is shown once it is whole and was held against what it
 * cites, so that nothing is ever shown and then taken back because nobody said it.
 */
export function shownAdvice(material: Material): ShownText {
  const reader = createJsonElementReader();
  const noted: Statement[] = [];
  let hasBegun = false;

  function written(part: Partial<Advice>): string {
    const markdown = adviceMarkdown({ ...NOTHING, ...part }, material.request.ground);
    if (markdown === "") return "";
    const before = hasBegun ? "\n\n" : "";
    hasBegun = true;
    return before + markdown;
  }

  function shown({ field, value }: { field: string; value: unknown }): string {
    if (field === "items") {
      const item = items.element.safeParse(value).data;
      const settled = item && settledItem(item, material);
      return settled ? written({ items: [settled] }) : "";
    }
    const statement = (field === "standing" ? standing : notes).element.safeParse(value).data;
    const settled = statement && settledAlone(statement, material);
    if (!settled) return "";
    if (field === "standing") return written({ standing: [settled] });
    noted.push(settled);
    return "";
  }

  return {
    push: (piece) =>
      reader
        .push(piece)
        .filter(({ field }) => field === "standing" || field === "items" || field === "notes")
        .map(shown)
        .join(""),
    end: () => written({ notes: noted }),
  };
}
