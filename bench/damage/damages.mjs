import { readFileSync } from "node:fs";
import ts from "typescript";

const SWAPPED = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, "!=="],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, "==="],
  [ts.SyntaxKind.LessThanToken, ">="],
  [ts.SyntaxKind.LessThanEqualsToken, ">"],
  [ts.SyntaxKind.GreaterThanToken, "<="],
  [ts.SyntaxKind.GreaterThanEqualsToken, "<"],
  [ts.SyntaxKind.PlusToken, "-"],
  [ts.SyntaxKind.MinusToken, "+"],
  [ts.SyntaxKind.AsteriskToken, "/"],
  [ts.SyntaxKind.SlashToken, "*"],
  [ts.SyntaxKind.AmpersandAmpersandToken, "||"],
  [ts.SyntaxKind.BarBarToken, "&&"],
  [ts.SyntaxKind.QuestionQuestionToken, "&&"],
  [ts.SyntaxKind.PlusEqualsToken, "-="],
]);

/**
 * The ways in which a file's executable code can be damaged, at most one a line: a comparison or an operator turned
 * round, a condition negated, a call left out, a result withheld, a number or a truth changed. Types, texts, imports
 * and what stands outside of functions do not count.
 */
export function damagesOf(path) {
  const text = readFileSync(path, "utf8");
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const byLine = new Map();

  function add(node, replacement, what) {
    const start = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    if (!byLine.has(line)) byLine.set(line, []);
    byLine.get(line).push({ path, line, start, end: node.getEnd(), replacement, what });
  }

  function visit(node, isInFunction) {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isImportDeclaration(node)) return;
    if (isInFunction) damage(node);
    const isFunction = ts.isFunctionLike(node);
    ts.forEachChild(node, (child) => visit(child, isInFunction || isFunction));
  }

  function damage(node) {
    if (ts.isBinaryExpression(node)) {
      const swapped = SWAPPED.get(node.operatorToken.kind);
      const joinsText = swapped === "-" && /["'`]/.test(node.getText(source));
      if (swapped && !joinsText)
        add(node.operatorToken, swapped, `${node.operatorToken.getText(source)} → ${swapped}`);
    } else if (ts.isIfStatement(node) || ts.isWhileStatement(node)) {
      add(node.expression, `!(${node.expression.getText(source)})`, "condition negated");
    } else if (ts.isConditionalExpression(node)) {
      add(node.condition, `!(${node.condition.getText(source)})`, "choice turned round");
    } else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
      add(node, node.operand.getText(source), "! left out");
    } else if (ts.isExpressionStatement(node) && ts.isCallExpression(unwrapped(node.expression))) {
      add(node, ";", "call left out");
    } else if (ts.isReturnStatement(node) && node.expression) {
      add(node.expression, "undefined", "result withheld");
    } else if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, "false", "true → false");
    else if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, "true", "false → true");
    else if (ts.isNumericLiteral(node))
      add(node, `${Number(node.text.replaceAll("_", "")) + 1}`, "number + 1");
  }

  visit(source, false);
  return [...byLine.values()];
}

const unwrapped = (node) =>
  ts.isAwaitExpression(node) || ts.isVoidExpression(node) ? unwrapped(node.expression) : node;

/** The text of a file with that damage done. */
export function damaged(text, { start, end, replacement }) {
  return text.slice(0, start) + replacement + text.slice(end);
}
