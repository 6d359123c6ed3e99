/** Text of one line, for titles, headers, mails and host files. */

/**
 * C0 and C1 controls, the line and paragraph separators of Unicode, and the signs that turn the direction of text. An
 * escape in YAML (`"\u202E"`) or a block of lines puts them into a value that looks harmless in the file.
 */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

export const NOT_ONE_LINE = 'expected one line, without line breaks or other control characters';

/** Whether a text has neither line breaks nor other control characters. */
export const isOneLine = (text: string): boolean => !CONTROL.test(text);

/** A text as messages show it: control characters are written as escapes, `\u000A`. */
export const printable = (text: string): string =>
  isOneLine(text)
    ? text
    : text.replaceAll(
        new RegExp(CONTROL, 'gu'),
        (sign) => `\\u${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
      );
