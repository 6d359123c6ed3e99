/** Finds the shown, missing and unused pictures of a brand (decisions/brands#pictures-beside-their-page). */
import type { Brand } from '../brand.schema.ts';
import type { BrandError } from '../brand-error.ts';
import { picturesOf, readBodyFor } from '../copy/copy-body.ts';
import type { PageSource } from '../copy/page-copy.ts';
import { didYouMean } from '../nearest.ts';
import type { Picture } from './pictures.ts';

export const pictureErrors = (
  pages: readonly PageSource[],
  brand: Brand,
  names: readonly string[],
): BrandError[] =>
  pages.flatMap((page) =>
    readBodyFor(page, brand)
      .pictures.filter(({ name }) => !names.includes(name))
      .map(({ name, line, column }) => {
        const folder = page.file.slice(0, page.file.lastIndexOf('/'));
        const sameLetters = names.some((other) => other.toLowerCase() === name.toLowerCase());
        const advice = didYouMean(name, names) || `: save it as ${folder}/${name}`;
        const message = `there is no picture ${name}${advice}${sameLetters ? ' Capital and small letters count' : ''}`;
        return { file: page.file, line, column, path: '', message };
      }),
  );

/** Errors for a folder's pictures if no page shows them, not even in a branch of a condition. */
export function unshownPictures(
  folder: string,
  names: readonly string[],
  pages: readonly PageSource[],
): BrandError[] {
  if (names.length === 0) return [];
  const shown = new Set(pages.flatMap(({ body }) => picturesOf(body)));
  return names
    .filter((name) => !shown.has(name))
    .map((name) => ({
      file: `${folder}/${name}`,
      line: 1,
      column: 1,
      path: '',
      message: `no page shows this picture: write ![what it shows](${name}) in a page, or delete the file`,
    }));
}

export function picturesOfPages(
  pages: readonly PageSource[],
  pictures: ReadonlyMap<string, Picture>,
): Record<string, Picture> {
  const names = new Set(pages.flatMap(({ body }) => picturesOf(body)));
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const picture = pictures.get(name);
      return picture ? [[name, picture]] : [];
    }),
  );
}
