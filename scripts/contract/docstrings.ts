/** Reads the docstrings of exported constants: the contract document says what the code says. */
import { readFileSync } from 'node:fs';
import * as ts from 'typescript';

/** A docstring taken apart. */
export interface Doc {
  /** First sentence. */
  summary: string;
  /** The rest, without what was chosen. */
  description: string;
  /** What the spec does not show and this project chose; '' where nothing. */
  chosenHere: string;
  /** Paragraphs of the spec, for example `001 §7`. */
  spec: string[];
}

const CHOSEN = /Chosen here:?\s*/;
const PARAGRAPH = /\b00[01] §+\d+/g;
/** A full stop with a capital after it. */
const SENTENCE_END = /(?<=\.)\s+(?=[A-Z'`"])/;

/** @param text of a docstring, in one line */
export function readDoc(text: string): Doc {
  const [told = '', ...chosen] = text.split(CHOSEN);
  const [summary = '', ...rest] = told.trim().split(SENTENCE_END);
  return {
    summary,
    description: rest.join(' '),
    chosenHere: chosen.join(' ').trim(),
    spec: [...new Set([...text.matchAll(PARAGRAPH)].map(([found]) => found))],
  };
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function docOf(statement: ts.VariableStatement): string {
  const found = ts
    .getJSDocCommentsAndTags(statement)
    .filter(ts.isJSDoc)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '');
  return oneLine(found.at(-1) ?? '');
}

/** Docstrings of a file's exported constants, by name. */
export function docstrings(file: string): Map<string, Doc> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return new Map(
    source.statements
      .filter(ts.isVariableStatement)
      .flatMap((statement) =>
        statement.declarationList.declarations
          .filter(({ name }) => ts.isIdentifier(name))
          .map(({ name }): [string, Doc] => [name.getText(source), readDoc(docOf(statement))]),
      ),
  );
}
