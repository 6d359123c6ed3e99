/** Reads the pictures that lie beside pages of copy (decision 078). */
import type * as ImageSize from 'image-size';
import { createRequire } from 'node:module';
import { contentHash } from '../addresses.ts';
import type { Fault } from '../load/brand-source.ts';
import {
  isPictureName,
  isWholePicture,
  measureError,
  MOST_PICTURE_BYTES,
  pictureNameError,
  tooManyBytes,
  type Measured,
} from './picture.rules.ts';
import type { Entry } from '../load/unexpected-files.ts';
import { cleanSvgOnce } from '../svg/svg-cache.ts';
import { readBytes, readText } from '../load/text-file.ts';

/** A picture, ready to be shown and published. */
export interface Picture {
  /** As pages name it, `office.jpg`. */
  name: string;
  /** Address on the site; its name says what is in it. */
  path: string;
  /** In pixels, as it is shown. */
  width: number;
  height: number;
  bytes: Uint8Array;
}

/** The pictures of a folder: the sound ones, and every name that has a file. */
export interface FolderPictures {
  pictures: Map<string, Picture>;
  names: string[];
  faults: Fault[];
}

/** From here on a photo was taken with the camera on its side. */
const FIRST_TURNED = 5;

/** Loaded with the first picture only. */
const measurer = (): typeof ImageSize => createRequire(import.meta.url)('image-size') as typeof ImageSize;

/** @returns null for what is no picture */
function measure(bytes: Uint8Array): Measured | null {
  try {
    const { type = '', width, height, orientation = 1 } = measurer().imageSize(bytes);
    const [across, down] = orientation >= FIRST_TURNED ? [height, width] : [width, height];
    return { type, width: Math.max(1, Math.round(across)), height: Math.max(1, Math.round(down)) };
  } catch {
    return null;
  }
}

/** What is written in a drawing besides shapes is cleaned away or refused, as in a logo (decision 082). */
function cleanDrawing(root: string, file: string): { bytes: Buffer } | { faults: Fault[] } {
  const found = readText(root, file);
  if ('fault' in found) return { faults: [found.fault] };
  const cleaned = cleanSvgOnce(root, found.text);
  return 'svg' in cleaned
    ? { bytes: Buffer.from(cleaned.svg) }
    : { faults: cleaned.errors.map((error) => ({ file, path: '', ...error })) };
}

function readPicture(root: string, folder: string, name: string): { picture: Picture } | { faults: Fault[] } {
  const file = `${folder}/${name}`;
  const refuse = (message: string) => ({ faults: [{ file, line: 1, column: 1, path: '', message }] });
  const named = pictureNameError(name);
  if (named !== null) return refuse(named);
  const found = readBytes(root, file, MOST_PICTURE_BYTES, tooManyBytes);
  if ('fault' in found) return { faults: [found.fault] };
  const measured = measure(found.bytes);
  if (!measured)
    return refuse('this file is no picture that can be shown: save it as PNG, JPEG, WebP or SVG');
  const wrong = measureError(name, measured);
  if (wrong !== null) return refuse(wrong);
  if (!isWholePicture(measured.type, found.bytes))
    return refuse('the end of this picture is missing: it was not saved or copied whole. Copy it here again');
  const shown = measured.type === 'svg' ? cleanDrawing(root, file) : found;
  if ('faults' in shown) return shown;
  const { bytes } = shown;
  const dot = name.lastIndexOf('.');
  const path = `/pictures/${name.slice(0, dot)}.${contentHash(bytes)}${name.slice(dot)}`;
  return { picture: { name, path, width: measured.width, height: measured.height, bytes } };
}

/** The pictures among the entries of a folder, and what is wrong with them. */
export function readPictures(root: string, folder: string, entries: readonly Entry[]): FolderPictures {
  const names = entries.filter((entry) => !entry.folder && isPictureName(entry.name)).map(({ name }) => name);
  const pictures = new Map<string, Picture>();
  const faults: Fault[] = [];
  for (const name of names) {
    const found = readPicture(root, folder, name);
    if ('picture' in found) pictures.set(name, found.picture);
    else faults.push(...found.faults);
  }
  return { pictures, names, faults };
}
