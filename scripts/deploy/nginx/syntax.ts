/** Texts of an nginx configuration. */

/** A value in quotes. @throws Error for a text that nginx would read as more than a value */
export function quoted(text: string): string {
  if (/[\r\n$]/.test(text)) throw new Error(`nginx cannot take this text as it is: ${text}`);
  return pattern(text);
}

/** A regular expression in quotes; nginx reads variables in values only. */
export const pattern = (text: string): string =>
  `"${text.replaceAll('\\', String.raw`\\`).replaceAll('"', String.raw`\"`)}"`;

/** Lines one level deeper. */
export const indented = (lines: readonly string[]): string[] =>
  lines.map((line) => (line ? `  ${line}` : ''));

export const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...indented(lines),
  '}',
];

/** `always`: also on 404 and other errors. @param value already in quotes, or a variable */
export const header = (name: string, value: string): string => `add_header ${name} ${value} always;`;
