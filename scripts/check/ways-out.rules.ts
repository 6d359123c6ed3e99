/**
 * Finds code that navigates, or sets the address of a link, without `src/lib/navigation/navigation.ts`. An unchecked
 * external address could lead a member to a phishing page.
 */
import ts from 'typescript';

interface WayOut {
  line: number;
  code: string;
}

/** Attributes and properties that hold the address of a link or form. */
const ADDRESSES = ['href', 'action', 'formaction', 'formAction'];
/**
 * Functions that return a safe address: checked addresses, phone numbers, our own routes, in-memory files, the sites of
 * other brands, directions, and sites whose host is shown next to the link.
 */
const SAFE_CALLS = [
  'safeHref',
  'hrefOf',
  'phoneHref',
  'createObjectURL',
  'withStubs',
  'portalAddress',
  'directionsAddress',
  'outsideHref',
];
/** Matches an empty address, which opens an empty window, and the start of an address that names no other host. */
const SAFE_START = /^($|#|\?|tel:|mailto:|\/$|\/[\w-])/;
const CONSTANT = /^[A-Z][A-Z\d_]*$/;

const nameOf = (node: ts.Expression): string =>
  ts.isPropertyAccessExpression(node) ? node.name.text : ts.isIdentifier(node) ? node.text : '';

const isLocation = (node: ts.Expression): boolean => nameOf(node) === 'location';

/** The initializer of a variable declared in the same file. */
function declared(name: string, source: ts.SourceFile): ts.Expression | undefined {
  let ways: ts.Expression | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name)
      ways ??= node.initializer;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return ways;
}

/** Whether a call returns a safe address. A call of `pageAddress` is safe only if its argument is, because `pageAddress` adds nothing but the language. */
function isSafeCall({ expression, arguments: [first] }: ts.CallExpression, source: ts.SourceFile): boolean {
  if (SAFE_CALLS.includes(nameOf(expression))) return true;
  return nameOf(expression) === 'pageAddress' && first !== undefined && isSafe(first, source);
}

/** Whether an address is on our own site or has been checked. */
function isSafe(node: ts.Expression, source: ts.SourceFile): boolean {
  if (ts.isStringLiteralLike(node)) return SAFE_START.test(node.text);
  if (ts.isTemplateExpression(node)) return node.head.text !== '' && SAFE_START.test(node.head.text);
  if (ts.isParenthesizedExpression(node)) return isSafe(node.expression, source);
  if (ts.isConditionalExpression(node))
    return isSafe(node.whenTrue, source) && isSafe(node.whenFalse, source);
  if (ts.isBinaryExpression(node)) return isSafe(node.left, source) && isSafe(node.right, source);
  if (ts.isCallExpression(node)) return isSafeCall(node, source);
  if (ts.isPropertyAccessExpression(node))
    return ts.isIdentifier(node.expression) && CONSTANT.test(node.expression.text);
  if (!ts.isIdentifier(node)) return false;
  if (node.text === 'undefined' || CONSTANT.test(node.text)) return true;
  const value = declared(node.text, source);
  return value !== undefined && isSafe(value, source);
}

/** Detects `location.assign(x)`, `location[how](x)` and `window.open(x)`. */
function isSending({ expression }: ts.CallExpression): boolean {
  if (ts.isElementAccessExpression(expression)) return isLocation(expression.expression);
  if (!ts.isPropertyAccessExpression(expression)) return false;
  const { name, expression: whose } = expression;
  return (
    (isLocation(whose) && ['assign', 'replace'].includes(name.text)) ||
    (name.text === 'open' && nameOf(whose) === 'window')
  );
}

/** Detects `location = x` and `location.href = x`, but not `location.hash = x`, which stays on the page. */
const isSendingTo = (left: ts.Expression): boolean =>
  isLocation(left) ||
  (ts.isPropertyAccessExpression(left) && isLocation(left.expression) && left.name.text !== 'hash');

/** Whether an attribute holds an address. On our dialogs, `action` is the text of the button. */
function isAddress(attribute: ts.JsxAttribute): boolean {
  const name = attribute.name.getText();
  return (
    ADDRESSES.includes(name) && (name !== 'action' || attribute.parent.parent.tagName.getText() === 'form')
  );
}

/** The address that a node sets on a link or a form; undefined if it sets none. */
function addressGiven(node: ts.Node): ts.Expression | undefined {
  if (ts.isJsxAttribute(node) && isAddress(node)) {
    const { initializer } = node;
    return initializer && ts.isJsxExpression(initializer) ? initializer.expression : undefined;
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
    const { left, right } = node;
    return ts.isPropertyAccessExpression(left) && ADDRESSES.includes(left.name.text) ? right : undefined;
  }
  if (!ts.isCallExpression(node) || nameOf(node.expression) !== 'setAttribute') return undefined;
  const [name, value] = node.arguments;
  return name && ts.isStringLiteralLike(name) && ADDRESSES.includes(name.text) ? value : undefined;
}

function isWayOut(node: ts.Node, source: ts.SourceFile): boolean {
  if (ts.isCallExpression(node) && isSending(node)) {
    const [to] = node.arguments;
    return to === undefined || !isSafe(to, source);
  }
  const assigns = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  if (assigns && isSendingTo(node.left)) return !isSafe(node.right, source);
  const address = addressGiven(node);
  return address !== undefined && !isSafe(address, source);
}

/** @param file path, whose extension sets the syntax @param text content of the file */
export function waysOut(file: string, text: string): WayOut[] {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const ways: WayOut[] = [];
  const visit = (node: ts.Node): void => {
    if (isWayOut(node, source))
      ways.push({
        line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
        code: node.getText().replaceAll(/\s+/g, ' ').slice(0, 80),
      });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return ways;
}
