/** Finds pictures in Markdown and errors in their syntax, and sets their HTML attributes (decisions/brands#pictures-beside-their-page). */
import type { Token } from 'markdown-it';
import { isPictureName } from '../pictures/picture.rules.ts';

export interface MarkdownPicture {
  name: string;
  line: number;
  column: number;
}

export interface ShownPicture {
  path: string;
  width: number;
  height: number;
}

/** Title that marks a picture as decoration, which needs no alternative text. */
const DECORATION = 'decoration';
/** Matches file names that cameras and screenshot tools assign. */
const CAMERA_NAME = /^(?:img|dscn?|pxl|screenshot|image)[-_ ]?\d/i;
/** Matches alternative text that describes nothing. */
const SAYS_NOTHING = /^(?:an? |the )?(?:image|picture|photo|photograph)$/i;
/** Number of blocks at the top of a page that are usually visible without scrolling. */
const FIRST_BLOCKS = 3;

const altOf = ({ children }: Token): string =>
  (children ?? [])
    .map(({ content }) => content)
    .join('')
    .trim();

function addressError(name: string): string | null {
  if (/^[a-z][a-z+.-]*:|^\/\//i.test(name))
    return 'a picture of another site is not shown: save it in the folder of this page, and write its name alone, such as ![Our office](office.jpg)';
  if (/[/\\]/.test(name))
    return `a picture is in the folder of its page: write its name alone, ${name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1) || 'such as office.jpg'}`;
  return isPictureName(name) ? null : `'${name}' is not a picture: PNG, JPEG, WebP and SVG can be shown`;
}

function pictureError(token: Token, name: string): string | null {
  const address = addressError(name);
  if (address !== null) return address;
  const alt = altOf(token);
  const title = token.attrGet('title');
  if (title === DECORATION)
    return alt === ''
      ? null
      : 'a decoration has nothing between its brackets, because screen readers skip it';
  if (title !== null)
    return 'words in quotes after the name of a picture are not shown: write them as a paragraph under it';
  if (alt === '')
    return `say between the brackets what this picture shows, for people who cannot see it. For decoration write ![](${name} "${DECORATION}")`;
  if (SAYS_NOTHING.test(alt))
    return `say between the brackets what this picture shows, in words: '${alt}' could be any picture`;
  const stem = name.slice(0, name.lastIndexOf('.')).toLowerCase();
  return isPictureName(alt) || CAMERA_NAME.test(alt) || alt.toLowerCase() === stem
    ? `say between the brackets what this picture shows, in words: '${alt}' is the name of a file`
    : null;
}

interface PositionedToken {
  token: Token;
  url: string;
  line: number;
  column: number;
}

/** The valid pictures of a text, and the errors of all other pictures. */
export function readPictures(positioned: readonly PositionedToken[]): {
  pictures: MarkdownPicture[];
  errors: { line: number; column: number; message: string }[];
} {
  const read = positioned.map(({ token, url, line, column }) => ({
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
 * Sets each picture's address, its size (so that the layout does not shift), and lazy loading below the first screen.
 * @param below whether the whole text is below the first screen
 */
export function insertPictures(
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
