/** Finds lists in tests that repeat texts of a catalog. Such lists become stale when the catalog changes. */
import ts from 'typescript';

export interface Catalog {
  file: string;
  /** The values that the catalog exports. Only strings are compared. */
  texts: readonly unknown[];
}

interface Copy {
  line: number;
  /** How many different texts of the catalog the list contains. */
  count: number;
  from: string;
}

/** A list is reported if it contains this many texts of a catalog. Tests may repeat one or two texts. */
const LEAST = 3;

/**
 * @param file path, whose extension sets the syntax
 * @param catalogs the text catalogs with which the file's lists are compared
 */
export function copiedTexts(file: string, text: string, catalogs: readonly Catalog[]): Copy[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const copies: Copy[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isArrayLiteralExpression(node)) {
      const listed = new Set(
        node.elements.flatMap((element) => (ts.isStringLiteral(element) ? element.text : [])),
      );
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      for (const { file: from, texts } of catalogs) {
        const count = new Set(texts.filter((item) => typeof item === 'string' && listed.has(item))).size;
        if (count >= LEAST) copies.push({ line, count, from });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return copies;
}
