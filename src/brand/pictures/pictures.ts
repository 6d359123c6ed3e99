/** Loads the pictures in the folders of Markdown pages (decisions/brands#pictures-beside-their-page). */
import type * as ImageSize from 'image-size';
import { createRequire } from 'node:module';
import { hashedAddress } from '../addresses.ts';
import type { BrandError } from '../brand-error.ts';
import {
  isPictureName,
  isCompletePicture,
  formatOrSizeError,
  MAX_PICTURE_BYTES,
  pictureNameError,
  tooLargeMessage,
  type Measured,
} from './picture.rules.ts';
import type { Entry } from '../load/folder-entries.ts';
import { cleanSvgCached } from '../svg/svg-cache.ts';
import { readBytes, readText } from '../load/text-file.ts';

export interface Picture {
  name: string;
  /** Address of the picture on the site, with a content hash. */
  path: string;
  width: number;
  height: number;
  bytes: Uint8Array;
}

/** The valid pictures of a folder, and the names of all its picture files. */
interface FolderPictures {
  pictures: Map<string, Picture>;
  names: string[];
  errors: BrandError[];
}

/** The lowest EXIF orientation that swaps width and height. All higher orientations swap them too. */
const FIRST_TURNED = 5;

const measurer = (): typeof ImageSize => createRequire(import.meta.url)('image-size') as typeof ImageSize;

/** Reads type and size of a picture. @returns null if the file is not a picture */
function measure(bytes: Uint8Array): Measured | null {
  try {
    const { type = '', width, height, orientation = 1 } = measurer().imageSize(bytes);
    const [across, down] = orientation >= FIRST_TURNED ? [height, width] : [width, height];
    return { type, width: Math.max(1, Math.round(across)), height: Math.max(1, Math.round(down)) };
  } catch {
    return null;
  }
}

/** Cleans an SVG. Everything except shapes is removed or gives an error (decisions/brands#cleaning-exported-logos). */
function cleanDrawing(root: string, file: string): { bytes: Buffer } | { errors: BrandError[] } {
  const content = readText(root, file);
  if ('error' in content) return { errors: [content.error] };
  const cleaned = cleanSvgCached(root, content.text);
  return 'svg' in cleaned
    ? { bytes: Buffer.from(cleaned.svg) }
    : { errors: cleaned.errors.map((error) => ({ file, path: '', ...error })) };
}

function readPicture(
  root: string,
  folder: string,
  name: string,
): { picture: Picture } | { errors: BrandError[] } {
  const file = `${folder}/${name}`;
  const refuse = (message: string) => ({ errors: [{ file, line: 1, column: 1, path: '', message }] });
  const named = pictureNameError(name);
  if (named !== null) return refuse(named);
  const content = readBytes(root, file, MAX_PICTURE_BYTES, tooLargeMessage);
  if ('error' in content) return { errors: [content.error] };
  const measured = measure(content.bytes);
  if (!measured)
    return refuse('this file is not a picture that can be shown: save it as PNG, JPEG, WebP or SVG');
  const wrong = formatOrSizeError(name, measured);
  if (wrong !== null) return refuse(wrong);
  if (!isCompletePicture(measured.type, content.bytes))
    return refuse('the end of this picture is missing: it was not saved or copied whole. Copy it here again');
  const shown = measured.type === 'svg' ? cleanDrawing(root, file) : content;
  if ('errors' in shown) return shown;
  const { bytes } = shown;
  const dot = name.lastIndexOf('.');
  const path = hashedAddress(`pictures/${name.slice(0, dot)}`, bytes, name.slice(dot + 1));
  return { picture: { name, path, width: measured.width, height: measured.height, bytes } };
}

export function loadPictures(root: string, folder: string, entries: readonly Entry[]): FolderPictures {
  const names = entries.filter((entry) => !entry.folder && isPictureName(entry.name)).map(({ name }) => name);
  const pictures = new Map<string, Picture>();
  const errors: BrandError[] = [];
  for (const name of names) {
    const content = readPicture(root, folder, name);
    if ('picture' in content) pictures.set(name, content.picture);
    else errors.push(...content.errors);
  }
  return { pictures, names, errors };
}
