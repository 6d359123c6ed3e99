/**
 * Finds user-facing text in code. Such text belongs in a catalog, which has a Spanish translation. Reads JSX, the
 * templates of .astro files (close enough to JSX for TypeScript's parser) and text assigned to the DOM.
 */
import ts from 'typescript';

interface LiteralText {
  line: number;
  text: string;
}

const WORDS = /\p{Letter}{2,}/u;
/** Attributes and component props that are shown or read aloud. */
const READ_OUT = [
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'action',
  'heading',
  'label',
  'legend',
  'placeholder',
  'text',
  'title',
];
/** Attributes that hold no text on these elements. `<form action>`, for example, is an address. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = { form: ['action'], StepForm: ['action'] };
/** DOM properties that are shown or read aloud. */
const DOM_TEXTS = ['alt', 'ariaDescription', 'ariaLabel', 'innerText', 'placeholder', 'textContent', 'title'];

const FRONTMATTER = /^---\r?\n[\s\S]*?\r?\n---/;
const CODE = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<!doctype[^>]*>|<!--[\s\S]*?-->/gi;

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** The template of an .astro file as JSX, with its line numbers unchanged. */
const astroTemplate = (text: string): string =>
  `<>${text.replace(FRONTMATTER, (front) => blank(front).slice(2)).replaceAll(CODE, blank)}</>`;

const COMPARISONS = [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken];

/** The operands whose text may be shown: for `&&` the right operand, for a comparison none, otherwise both. */
function shownOperands({ left, operatorToken, right }: ts.BinaryExpression): ts.Expression[] {
  if (COMPARISONS.some((kind) => kind === operatorToken.kind)) return [];
  return operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken ? [right] : [left, right];
}

/** The literal texts of an expression: a string, both branches of a conditional, or the fixed parts of a template. */
function literalsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression);
  if (ts.isBinaryExpression(node)) return shownOperands(node).flatMap(literalsOf);
  if (ts.isJsxExpression(node)) return node.expression ? literalsOf(node.expression) : [];
  return [];
}

const tagOf = (attribute: ts.JsxAttribute): string => attribute.parent.parent.tagName.getText();

function isReadOut(attribute: ts.JsxAttribute): boolean {
  const name = attribute.name.getText();
  return READ_OUT.includes(name) && !ADDRESSES[tagOf(attribute)]?.includes(name);
}

/** Texts in `place.textContent = 'Loading'` and `place.setAttribute('aria-label', 'Close')`. */
function domTexts(node: ts.Node): string[] {
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
    const { left, right } = node;
    return ts.isPropertyAccessExpression(left) && DOM_TEXTS.includes(left.name.text) ? literalsOf(right) : [];
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const [name, value] = node.arguments;
  const sets = node.expression.name.text === 'setAttribute' && name && ts.isStringLiteralLike(name);
  return sets && value && READ_OUT.includes(name.text) ? literalsOf(value) : [];
}

/** The texts of a node itself, without its children. */
function textsOf(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return [node.text];
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return literalsOf(node);
  if (ts.isJsxAttribute(node)) return isReadOut(node) && node.initializer ? literalsOf(node.initializer) : [];
  return domTexts(node);
}

/** @param file path, whose extension sets the syntax @param text content of the file */
export function literalTexts(file: string, text: string): LiteralText[] {
  const code = file.endsWith('.astro') ? astroTemplate(text) : text;
  const source = ts.createSourceFile(
    file,
    code,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX,
  );
  const literals: LiteralText[] = [];
  const visit = (node: ts.Node): void => {
    for (const said of textsOf(node).filter((words) => WORDS.test(words)))
      literals.push({
        line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
        text: said.replaceAll(/\s+/g, ' ').trim(),
      });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return literals;
}
