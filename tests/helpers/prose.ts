import ts from "typescript";

export interface Prose {
  path: string;
  line: number;
  text: string;
}

/** A sentence or a label: several words, or one that starts with a capital letter. */
const isProse = (text: string): boolean => /\p{L}\s+\S|\S\s+\p{L}|^\s*\p{Lu}\p{Ll}/u.test(text);

/** The string literals, template texts and JSX texts of a source file; no imports, types, SQL or comments. */
export function proseInSource(path: string, source: string): Prose[] {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kind);
  const found: Prose[] = [];

  function add(node: ts.Node, text: string): void {
    if (!isProse(text)) return;
    const start = node.getStart(file);
    found.push({ path, line: 1 + file.getLineAndCharacterOfPosition(start).line, text: oneLine(text) });
  }

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(file).startsWith("sql")) return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) add(node, node.text);
    else if (ts.isTemplateExpression(node))
      add(node, [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("…"));
    ts.forEachChild(node, visit);
  }

  visit(file);
  return found;
}

/** The lines of a document without code and without the addresses of links. */
export function proseInDocument(path: string, source: string): Prose[] {
  const blank = (code: string) => code.replaceAll(/[^\n]/g, "");
  const text = source.replaceAll(/^```[\s\S]*?^```/gm, blank).replaceAll(/`[^`]*`/g, blank);
  return text
    .replaceAll(/\]\([^)]*\)/g, "]")
    .split("\n")
    .map((line, index) => ({ path, line: index + 1, text: line }));
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();
