import { inflateSync } from "node:zlib";

interface PdfPage {
  /** In points, like the height. */
  width: number;
  height: number;
  /** The selectable text without white space. Line breaks aren't detected. */
  text: string;
  /** Fill colors as #rrggbb. */
  fills: Set<string>;
}

/** Reads a PDF that Chromium wrote: sequential objects, deflated streams, glyphs as hex with a ToUnicode table. */
export function readPdf(pdf: Buffer): { title: string; pages: PdfPage[] } {
  const source = pdf.toString("latin1");
  const objects = new Map<string, string>();
  for (const [, id = "", body = ""] of source.matchAll(/(?<=^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs))
    objects.set(id, body);
  const stream = (id: string) => inflated(objects.get(id) ?? "");

  function pageOf(body: string): PdfPage {
    const fonts = new Map(
      [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = "", id = ""]) => {
        const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? "")?.[1] ?? "";
        return [name, glyphsOf(stream(table))] as const;
      }),
    );
    const content = stream(/\/Contents (\d+) 0 R/.exec(body)?.[1] ?? "");
    const [, width, height] = /\/MediaBox \[0 0 (\S+) (\S+)\]/.exec(body) ?? [];
    return {
      width: Math.round(Number(width)),
      height: Math.round(Number(height)),
      text: textOf(content, fonts),
      fills: fillsOf(content),
    };
  }

  const title = /\/Title \((.*?)\)\n/.exec(source)?.[1] ?? "";
  return { title, pages: [...objects.values()].filter((body) => body.includes("/Type /Page\n")).map(pageOf) };
}

function inflated(body: string): string {
  const data = /stream\r?\n(.*)\r?\nendstream/s.exec(body)?.[1];
  return data === undefined ? "" : inflateSync(Buffer.from(data, "latin1")).toString("latin1");
}

/** Characters by glyph code of a font. */
function glyphsOf(table: string): Map<number, string> {
  const glyphs = new Map<number, string>();
  const character = (hex: string) => Buffer.from(hex, "hex").swap16().toString("utf16le");
  for (const [, code = "", unicode = ""] of table.matchAll(/^<(\w+)> <(\w{4,})>$/gm))
    glyphs.set(Number.parseInt(code, 16), character(unicode));
  for (const [, first = "", last = "", unicode = ""] of table.matchAll(/^<(\w+)> <(\w+)> <(\w+)>$/gm)) {
    const from = Number.parseInt(first, 16);
    for (let code = from; code <= Number.parseInt(last, 16); code += 1)
      glyphs.set(code, String.fromCharCode(Number.parseInt(unicode, 16) + code - from));
  }
  return glyphs;
}

function textOf(content: string, fonts: ReadonlyMap<string, Map<number, string>>): string {
  let glyphs = new Map<number, string>();
  let text = "";
  for (const [, font, hex] of content.matchAll(/\/(F\d+) \S+ Tf|<([0-9A-F]+)> Tj/g)) {
    if (font !== undefined) glyphs = fonts.get(font) ?? new Map();
    else
      text += (hex?.match(/../g) ?? []).map((code) => glyphs.get(Number.parseInt(code, 16)) ?? "").join("");
  }
  return text.replace(/\s/g, "");
}

function fillsOf(content: string): Set<string> {
  const two = (part: string) =>
    Math.round(255 * Number(part))
      .toString(16)
      .padStart(2, "0");
  return new Set(
    [...content.matchAll(/(\S+) (\S+) (\S+) rg\b/g)].map(
      (found) => `#${found.slice(1, 4).map(two).join("")}`,
    ),
  );
}
