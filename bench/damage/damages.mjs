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
 * The mutations of a file's executable code, at most one per line: a comparison or an operator inverted, a condition
 * negated, a call removed, a result dropped, a number or a boolean changed. Types, texts, imports, styles and code
 * outside of functions are skipped. Each replaces the expression from `start` to `end`.
 */
export function damagesOf(path) {
  const text = readFileSync(path, "utf8");
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const byLine = new Map();

  /** @param at the node whose line is reported */
  function add(node, replacement, label, at = node) {
    const line = source.getLineAndCharacterOfPosition(at.getStart(source)).line + 1;
    if (!byLine.has(line)) byLine.set(line, []);
    const [start, end] = [node.getStart(source), node.getEnd()];
    byLine.get(line).push({ path, line, start, end, replacement, label });
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
      const [left, right] = [node.left, node.right].map((side) => `(${side.getText(source)})`);
      const label = `${node.operatorToken.getText(source)} → ${swapped}`;
      if (swapped && !joinsText) add(node, `${left} ${swapped} ${right}`, label, node.operatorToken);
    } else if (ts.isIfStatement(node) || ts.isWhileStatement(node)) {
      add(node.expression, `!(${node.expression.getText(source)})`, "condition negated");
    } else if (ts.isConditionalExpression(node)) {
      add(node.condition, `!(${node.condition.getText(source)})`, "choice turned round");
    } else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
      add(node, node.operand.getText(source), "! left out");
    } else if (ts.isExpressionStatement(node) && ts.isCallExpression(unwrapped(node.expression))) {
      add(node.expression, "undefined", "call left out");
    } else if (ts.isReturnStatement(node) && node.expression && !isNothing(node.expression)) {
      add(node.expression, "undefined", "result withheld");
    } else if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, "false", "true → false");
    else if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, "true", "false → true");
    else if (ts.isNumericLiteral(node) && !isKey(node) && !isLook(node))
      add(node, `${Number(node.text.replaceAll("_", "")) + 1}`, "number + 1");
  }

  visit(source, false);
  return [...byLine.values()];
}

/** Results that are like undefined, so dropping them changes nothing. */
const isNothing = (expression) => /^(?:undefined|null|false)$/.test(expression.getText());

/** Props that only change looks, which no test measures; and tabIndex, for which all negative numbers are the same. */
const LOOKS =
  /^(?:tabIndex|[mp][trblxy]?|m[ai][hw]|[hw]|width|height|size|iconSize|stroke|gap|spacing|verticalSpacing|padding|fw|fz|lh|minRows|maxRows)$/;
function isLook({ parent }) {
  if (ts.isJsxExpression(parent) || ts.isPrefixUnaryExpression(parent)) return isLook(parent);
  return ts.isJsxAttribute(parent) && LOOKS.test(parent.name.getText());
}

const isKey = (node) => node.parent.name === node || node.parent.propertyName === node;

const unwrapped = (node) =>
  ts.isAwaitExpression(node) || ts.isVoidExpression(node) ? unwrapped(node.expression) : node;

/**
 * The text of a file in which each damage can be switched on by its `number`. Damages may be nested.
 * @param at import path of the switch
 */
export function withSwitches(text, damages, at) {
  const outerFirst = damages.toSorted((one, other) => one.start - other.start || other.end - one.end);
  return `import { isDamaged } from "${at}";${switched(text, 0, text.length, outerFirst)}`;
}

function switched(text, start, end, [damage, ...rest]) {
  if (!damage) return text.slice(start, end);
  const isInside = (other) => other.start < damage.end;
  const inside = switched(text, damage.start, damage.end, rest.filter(isInside));
  const choice = `(isDamaged(${damage.number}) ? (${damage.replacement}) : (${inside}))`;
  const after = switched(
    text,
    damage.end,
    end,
    rest.filter((other) => !isInside(other)),
  );
  return text.slice(start, damage.start) + choice + after;
}
