/**
 * Finds texts that a module reads while it loads. Such a text may stay in English on Spanish pages: the renderer loads
 * a module once for the pages of both languages, and in the browser a module may load before the Spanish texts.
 */
import ts from 'typescript';

interface EarlyText {
  line: number;
  call: string;
}

const CATALOG = /\.text\.ts$/;

/** Local names under which a file imports the translation helpers. */
function helpersOf(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!CATALOG.test(statement.moduleSpecifier.text) || !bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name, propertyName } of bindings.elements)
      if ((propertyName ?? name).text === 't') names.add(name.text);
  }
  return names;
}

/** @param file path, `.ts` or `.tsx` @param text content of the file */
export function earlyTexts(file: string, text: string): EarlyText[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const helpers = helpersOf(source);
  const earlyTexts: EarlyText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && helpers.has(node.expression.text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      earlyTexts.push({ line: line + 1, call: node.getText() });
    }
    ts.forEachChild(node, visit);
  };
  if (helpers.size > 0) visit(source);
  return earlyTexts;
}
