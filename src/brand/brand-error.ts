import { printable } from './one-line.ts';

/** A position in a brand file. Lines and columns start at 1. */
export interface SourcePosition {
  file: string;
  line: number;
  column: number;
}

export interface BrandError extends SourcePosition {
  /** The key in the record, for example `pages[2]`; empty if the error concerns the whole file. */
  path: string;
  /** States what was expected, what was found, and what to do. */
  message: string;
}

export type KeyPath = readonly (string | number)[];

export interface RecordError {
  path: KeyPath;
  message: string;
}

export const formatPath = (path: KeyPath): string =>
  printable(path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('')).replace(
    /^\./,
    '',
  );

/** Formats an error as `brands/mincr/brand.yaml:14:3 tabs.claims.label: expected text, got a list`. */
export const formatBrandError = ({ file, line, column, path, message }: BrandError): string =>
  `${file}:${line}:${column} ${path ? `${path}: ` : ''}${message}`;

export const fileError = (file: string, message: string, line = 1, column = 1): BrandError => ({
  file,
  line,
  column,
  path: '',
  message,
});

/** Removes duplicate errors: each brand also reports the errors of the layers that it shares with other brands. */
export const distinctErrors = (errors: readonly BrandError[]): BrandError[] => [
  ...new Map(errors.map((error) => [formatBrandError(error), error])).values(),
];

export const byPosition = (a: BrandError, b: BrandError): number =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
