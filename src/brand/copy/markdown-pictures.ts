/** Pictures in a Markdown text: where they stand, what is wrong with how they are written, and how they are shown (decision 078). */
import type { Token } from 'markdown-it';
import { isPictureName } from '../pictures/picture.rules.ts';

/** A picture that a text shows. Line and column count from 1. */
export interface MarkdownPicture {
  name: string;
  line: number;
  column: number;
}

/** What a page needs to know of a picture to show it. */
export interface ShownPicture {
  path: string;
  width: number;
  height: number;
}

/** Behind the name, in quotes: the picture says nothing, and has no words of its own. */
const DECORATION = 'decoration';
/** What cameras and systems call a file. */
const CAMERA_NAME = /^(?:img|dscn?|pxl|screenshot|image)[-_ ]?\d/i;
/** Words that any picture could have. */
const SAYS_NOTHING = /^(?:an? |the )?(?:image|picture|photo|photograph)$/i;
/** Blocks of a page that nearly always are on the first screen, beside its heading. */
const FIRST_BLOCKS = 3;

/** What a reader hears instead of the picture. */
const altOf = ({ children }: Token): string =>
  (children ?? [])
    .map(({ content }) => content)
    .join('')
    .trim();

function addressError(name: string): string | null {
  if (/^[a-z][a-z+.-]*:|^\/\//i.test(name))
    return 'a picture of another site is not shown: save it beside this page, and write its name alone, such as ![Our office](office.jpg)';
  if (/[/\\]/.test(name))
    return `a picture lies beside its page: write its name alone, ${name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1) || 'such as office.jpg'}`;
  return isPictureName(name) ? null : `'${name}' is no picture: PNG, JPEG, WebP and SVG can be shown`;
}

/** What is wrong with how a picture is written, or null. */
function pictureError(token: Token, name: string): string | null {
  const address = addressError(name);
  if (address !== null) return address;
  const alt = altOf(token);
  const title = token.attrGet('title');
  if (title === DECORATION)
    return alt === '' ? null : 'a decoration has nothing between its brackets, because it is not read out';
  if (title !== null)
    return 'words in quotes behind the name of a picture are not shown: write them as a paragraph under it';
  if (alt === '')
    return `say between the brackets what this picture shows, for people who cannot see it. For a mere decoration write ![](${name} "${DECORATION}")`;
  if (SAYS_NOTHING.test(alt))
    return `say between the brackets what this picture shows, in words: '${alt}' could be any picture`;
  const stem = name.slice(0, name.lastIndexOf('.')).toLowerCase();
  return isPictureName(alt) || CAMERA_NAME.test(alt) || alt.toLowerCase() === stem
    ? `say between the brackets what this picture shows, in words: '${alt}' is the name of a file`
    : null;
}

interface PlacedToken {
  token: Token;
  /** What stands in the round brackets. */
  url: string;
  line: number;
  column: number;
}

/** The pictures of a text that are written well, and what is wrong with the others. */
export function readPictures(placed: readonly PlacedToken[]): {
  pictures: MarkdownPicture[];
  errors: { line: number; column: number; message: string }[];
} {
  const read = placed.map(({ token, url, line, column }) => ({
    picture: { name: url, line, column },
    message: pictureError(token, url),
  }));
  return {
    pictures: read.flatMap(({ picture, message }) => (message === null ? [picture] : [])),
    errors: read.flatMap(({ picture: { line, column }, message }) =>
      message === null ? [] : [{ line, column, message }],
    ),
  };
}

/**
 * Gives every picture of a text its address and size, so that nothing moves when it comes, and lets those below the first
 * screen wait until they are near.
 * @param below whether the whole text stands below the first screen
 */
export function placePictures(
  tokens: readonly Token[],
  pictures: Readonly<Record<string, ShownPicture>>,
  below: boolean,
): void {
  let blocks = 0;
  let eager = !below;
  for (const token of tokens) {
    if (token.level === 0 && token.nesting >= 0 && token.type !== 'inline') blocks += 1;
    for (const child of token.children ?? []) {
      const picture = child.type === 'image' ? pictures[String(child.attrGet('src'))] : undefined;
      if (!picture) continue;
      const isFirst = eager && blocks <= FIRST_BLOCKS;
      eager = false;
      child.attrs = [
        ['src', picture.path],
        ['alt', ''],
        ['width', String(picture.width)],
        ['height', String(picture.height)],
        ...(isFirst ? [] : ([['loading', 'lazy']] satisfies [string, string][])),
        ['decoding', 'async'],
      ];
    }
  }
}
