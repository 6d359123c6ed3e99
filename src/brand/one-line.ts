/** Checks that a text is a single line, which titles, headers, emails and host files require. */

/**
 * C0 and C1 control characters, Unicode line and paragraph separators, and characters that change the text direction.
 * A YAML escape (`"\u202E"`) or a YAML block text can put them into a value that looks harmless in the file.
 */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

export const NOT_ONE_LINE = 'expected one line, without line breaks or other control characters';

/** Whether a text has neither line breaks nor other control characters. */
export const isOneLine = (text: string): boolean => !CONTROL.test(text);

/** Replaces control characters with escapes such as `\u000A`, for error messages. */
export const printable = (text: string): string =>
  isOneLine(text)
    ? text
    : text.replaceAll(
        new RegExp(CONTROL, 'gu'),
        (sign) => `\\u${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
      );
