import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { BrandError } from '../brand-error.ts';

/** Maximum size in bytes. A larger file was probably saved under a wrong name. */
const MOST_BYTES = 200_000;
const BYTE_ORDER_MARK = '\uFEFF';
/** The character that the decoder inserts for bytes that are not UTF-8. */
const LOST_CHARACTER = '\uFFFD';
/**
 * Matches files that need no line break at the end, because drawing programs omit it. A half-saved SVG is reported for
 * its missing closing tag instead.
 */
const MAY_END_ANYWHERE = /\.svg$/;
const HALF_SAVED =
  'this file does not end in a line break, so it may be half saved: see that its last lines are all there, press Enter at the end of the last one and save again';

/** Matches text such as `InformaciÃ³n`: UTF-8 that a program read as Windows-1252 and saved again. */
const READ_TWICE =
  /[ÂÃ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|ï»¿/;

const MERGE_MARK = /^(?:[<>|]{7}(?:[ \t].*)?|={7})[ \t]*\r?$/m;
const MERGE_LEFT =
  'a merge left this mark here: keep one of the two versions, and delete the marks <<<<<<<, ======= and >>>>>>>';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'its permissions forbid it',
  EPERM: 'its permissions forbid it',
  ELOOP: 'it is a link that leads back to itself',
};

function refusal(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return `this file cannot be read: ${REASONS[code] ?? code}`;
}

/** Whether symbolic links in a path lead out of the first folder of the path. */
function leadsOut(root: string, file: string): boolean {
  const [first = '', ...inside] = file.split('/');
  const folder = inside.length > 0 ? first : '';
  return !realpathSync(join(root, file)).startsWith(`${realpathSync(join(root, folder))}${sep}`);
}

/** Index of the first sign of a wrong encoding, or -1. UTF-16 and binary files contain NULs. */
function firstLost(text: string): number {
  const indexes = [LOST_CHARACTER, '\0'].map((sign) => text.indexOf(sign)).filter((index) => index >= 0);
  return indexes.length > 0 ? Math.min(...indexes) : -1;
}

/** Reads a file. Never throws. @param most maximum size in bytes @param tooMany the error message for a larger file */
export function readBytes(
  root: string,
  file: string,
  most: number,
  tooMany: (bytes: number) => string,
): { bytes: Buffer } | { error: BrandError } {
  const refuse = (message: string) => ({ error: { file, line: 1, column: 1, path: '', message } });
  const path = join(root, file);
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) return refuse('expected a file here, found none');
    if (stats.isDirectory()) return refuse('expected a file here, found a folder of this name');
    if (!stats.isFile()) return refuse('expected a file here, found something else');
    // Without this check, a symbolic link could publish any file on this machine.
    if (leadsOut(root, file))
      return refuse('this file is a link to a file outside brands/: copy the file here');
    if (stats.size > most) return refuse(tooMany(stats.size));
    return { bytes: readFileSync(path) };
  } catch (error) {
    return refuse(refusal(error));
  }
}

const tooLong = (bytes: number): string =>
  `expected a text of at most ${MOST_BYTES / 1000} kB, got ${Math.round(bytes / 1000)} kB`;

const wordAt = (text: string, index: number): string =>
  `${/[^\s'"]*$/.exec(text.slice(0, index))?.[0] ?? ''}${/^[^\s'"]*/.exec(text.slice(index))?.[0] ?? ''}`;

/** Reads a text file. Returns the text without a byte order mark, or an error. */
export function readText(root: string, file: string): { text: string } | { error: BrandError } {
  const refuse = (message: string, line = 1, column = 1) => ({
    error: { file, line, column, path: '', message },
  });
  const content = readBytes(root, file, MOST_BYTES, tooLong);
  if ('error' in content) return content;
  const written = content.bytes.toString('utf8');
  const lost = firstLost(written);
  if (lost >= 0) {
    const before = written.slice(0, lost);
    const message = 'expected text in UTF-8, got a character in another encoding: save the file as UTF-8';
    return refuse(message, before.split('\n').length, lost - before.lastIndexOf('\n'));
  }
  const twice = READ_TWICE.exec(written);
  if (twice) {
    const before = written.slice(0, twice.index);
    return refuse(
      `'${wordAt(written, twice.index)}' is a letter that a program has saved in the wrong encoding: write it again, and save the file as UTF-8`,
      before.split('\n').length,
      twice.index - before.lastIndexOf('\n'),
    );
  }
  if (!/\S/.test(written)) return refuse('this file is empty');
  const mark = MERGE_MARK.exec(written);
  if (mark) return refuse(MERGE_LEFT, written.slice(0, mark.index).split('\n').length);
  if (!/[\r\n]$/.test(written) && !MAY_END_ANYWHERE.test(file))
    return refuse(HALF_SAVED, written.split('\n').length, written.length - written.lastIndexOf('\n'));
  return { text: written.startsWith(BYTE_ORDER_MARK) ? written.slice(1) : written };
}
