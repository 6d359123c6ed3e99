import { describe, expect, it } from 'vitest';
import { isOneLine, printable } from './one-line.ts';

describe('a text', () => {
  it.each([
    ['a line feed', '\n', String.raw`\u000A`],
    ['a carriage return', '\r', String.raw`\u000D`],
    ['a tab', '\t', String.raw`\u0009`],
    ['the escape of a terminal', '\u001B', String.raw`\u001B`],
    ['delete', '\u007F', String.raw`\u007F`],
    ['the next line of C1', '\u0085', String.raw`\u0085`],
    ['the line separator', '\u2028', String.raw`\u2028`],
    ['the paragraph separator', '\u2029', String.raw`\u2029`],
    ['a direction mark', '\u200F', String.raw`\u200F`],
    ['a direction override', '\u202E', String.raw`\u202E`],
    ['a direction isolate', '\u2066', String.raw`\u2066`],
  ])(
    'is not a single line if it contains %s, and printable() escapes the character',
    (_name, sign, shown) => {
      expect(isOneLine(`North${sign}Star`)).toBe(false);
      expect(printable(`North${sign}Star`)).toBe(`North${shown}Star`);
    },
  );

  it.each(['North Star', 'Año © 1–2 “x”', 'no\u00A0break', 'family 👨\u200D👩', 'םולש'])(
    'is a single line: %s',
    (text) => {
      expect(isOneLine(text)).toBe(true);
      expect(printable(text)).toBe(text);
    },
  );
});
