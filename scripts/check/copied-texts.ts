/** Finds lists in tests that repeat the texts of a catalog: they go stale when the catalog changes. */
import ts from 'typescript';

export interface Catalog {
  file: string;
  /** Its texts; anything else among them is ignored. */
  texts: readonly unknown[];
}

interface Copy {
  line: number;
  /** How many texts of the catalog the list has. */
  count: number;
  /** The catalog's file. */
  from: string;
}

/** One or two texts are an expectation, three are a list. */
const LEAST = 3;

/** @param file its path, for its kind of syntax. @param catalogs texts that no test may list */
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
