/** Formats text for nginx configuration files. */

/** A quoted value. @throws Error if nginx would not read the text as a single value */
export function quoted(text: string): string {
  if (/[\r\n$]/.test(text)) throw new Error(`nginx cannot take this text as it is: ${text}`);
  return pattern(text);
}

/** Quotes a regular expression. Allows `$`, because nginx replaces variables only in values, not in patterns. */
export const pattern = (text: string): string =>
  `"${text.replaceAll('\\', String.raw`\\`).replaceAll('"', String.raw`\"`)}"`;

export const indented = (lines: readonly string[]): string[] =>
  lines.map((line) => (line ? `  ${line}` : ''));

export const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...indented(lines),
  '}',
];

/** `always` makes nginx send the header with errors too. @param value quoted text or a variable */
export const header = (name: string, value: string): string => `add_header ${name} ${value} always;`;
