/** Limits for pictures on pages: name, size and format (decisions/brands#pictures-beside-their-page). */

export const MAX_PICTURE_BYTES = 300_000;
/** Maximum width and height: a page is at most 720 CSS px wide, and screens have two or three pixels per CSS px. */
const MOST_PIXELS = 2000;

const PICTURE = /\.(?:png|jpe?g|webp|svg)$/i;
const NAME = /^[a-z\d][\w-]*\.(?:png|jpe?g|webp|svg)$/i;
const FORMATS = 'PNG, JPEG, WebP or SVG';
const REDUCE = 'In Preview (Tools > Adjust Size), Photos or Paint (Resize)';

export const isPictureName = (name: string): boolean => PICTURE.test(name);

/** Suggests a valid name: `My Office.JPG` → `My-Office.jpg`. */
const plainName = (name: string): string => {
  const stem = name
    .replace(PICTURE, '')
    .normalize('NFKD')
    .replaceAll(/[^\w-]+/g, '-')
    .replaceAll(/^[-_]+|[-_]+$/g, '');
  return `${stem || 'picture'}${(PICTURE.exec(name)?.[0] ?? '').toLowerCase()}`;
};

export function pictureNameError(name: string): string | null {
  const plain = plainName(name);
  return NAME.test(name) && name === plain
    ? null
    : `the name of a picture has letters, digits, - and _, and an ending in small letters: rename this file to ${plain}`;
}

/** Formats a size in bytes as `84 kB` or `1.2 MB`. */
export const pictureSize = (bytes: number): string =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1000))} kB`;

export const tooLargeMessage = (bytes: number): string =>
  `this picture has ${pictureSize(bytes)}; it may have ${pictureSize(MAX_PICTURE_BYTES)}. ${REDUCE} make it at most 1200 px wide, and save it as JPEG or WebP with a quality of 80`;

/** A picture's type, as `image-size` names it, and its size in pixels as displayed. */
export interface Measured {
  type: string;
  width: number;
  height: number;
}

const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  png: ['png'],
  jpg: ['jpg', 'jpeg'],
  webp: ['webp'],
  svg: ['svg'],
};

export function formatOrSizeError(name: string, { type, width, height }: Measured): string | null {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  const endings = ENDINGS[type];
  if (!endings) return `this is a picture of the kind ${type.toUpperCase()}: save it as ${FORMATS}`;
  if (!endings.includes(ending)) {
    const right = `${name.slice(0, name.lastIndexOf('.'))}.${endings[0]}`;
    return `this is ${type === 'svg' ? 'an' : 'a'} ${type.toUpperCase()} file with the ending .${ending}: rename it to ${right}, also in the pages that show it`;
  }
  if (type !== 'svg' && Math.max(width, height) > MOST_PIXELS)
    return `this picture has ${width} × ${height} pixels; a side may have ${MOST_PIXELS}. ${REDUCE} make it at most 1200 px wide`;
  return null;
}

const hasAt = (bytes: Uint8Array, at: number, expected: readonly number[]): boolean =>
  at >= 0 && expected.every((byte, offset) => bytes[at + offset] === byte);

/** Number of bytes to search for the end marker of a JPEG. Cameras write more data after the marker. */
const JPEG_TAIL = 4096;

/** Whether the file is complete. Checks only the end of the file. */
export function isCompletePicture(type: string, bytes: Uint8Array): boolean {
  // A PNG ends in the type of its last chunk, IEND, and a checksum of four bytes.
  if (type === 'png') return hasAt(bytes, bytes.length - 8, [0x49, 0x45, 0x4e, 0x44]);
  if (type === 'jpg') {
    const first = Math.max(0, bytes.length - JPEG_TAIL);
    for (let at = bytes.length - 2; at >= first; at -= 1) if (hasAt(bytes, at, [0xff, 0xd9])) return true;
    return false;
  }
  if (type === 'webp')
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.length).getUint32(4, true) + 8 <= bytes.length;
  return true;
}
