/** Reads docstrings of exported constants for the contract document. */
import { readFileSync } from 'node:fs';
import * as ts from 'typescript';

export interface Doc {
  /** The docstring's first sentence. */
  summary: string;
  /** The other sentences, without the "Not in the spec:" part. */
  description: string;
  /** The part after "Not in the spec:"; '' if there is none. */
  notInSpec: string;
  /** The cited paragraphs of the spec, such as `001 §7`. */
  spec: string[];
}

const NOT_IN_SPEC = /Not in the spec:?\s*/;
const PARAGRAPH = /\b00[01] §+\d+/g;
/** The space between two sentences: after a period, and before a capital letter, a quotation mark or a backtick. */
const SENTENCE_END = /(?<=\.)\s+(?=[A-Z'`"])/;

/** @param text a docstring on one line */
export function readDoc(text: string): Doc {
  const [specified = '', ...own] = text.split(NOT_IN_SPEC);
  const [summary = '', ...rest] = specified.trim().split(SENTENCE_END);
  return {
    summary,
    description: rest.join(' '),
    notInSpec: own.join(' ').trim(),
    spec: [...new Set([...text.matchAll(PARAGRAPH)].map(([paragraph]) => paragraph))],
  };
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function docOf(statement: ts.VariableStatement): string {
  const comments = ts
    .getJSDocCommentsAndTags(statement)
    .filter(ts.isJSDoc)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '');
  return oneLine(comments.at(-1) ?? '');
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
