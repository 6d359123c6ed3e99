/** Which pictures the pages of a brand show, and which of them are not there (decision 078). */
import type { Brand } from '../brand.schema.ts';
import type { Fault } from '../load/brand-source.ts';
import { picturesOf, readBodyFor } from '../copy/copy-body.ts';
import type { PageSource } from '../copy/page-copy.ts';
import { didYouMean } from '../nearest.ts';
import type { Picture } from './pictures.ts';

/**
 * Pictures that a brand's pages show and that have no file.
 * @param names of all pictures beside these pages, sound or not
 */
export const pictureFaults = (
  pages: readonly PageSource[],
  brand: Brand,
  names: readonly string[],
): Fault[] =>
  pages.flatMap((page) =>
    readBodyFor(page, brand)
      .pictures.filter(({ name }) => !names.includes(name))
      .map(({ name, line, column }) => {
        const folder = page.file.slice(0, page.file.lastIndexOf('/'));
        const sameLetters = names.some((one) => one.toLowerCase() === name.toLowerCase());
        const advice = didYouMean(name, names) || `: save it as ${folder}/${name}`;
        const message = `there is no picture ${name}${advice}${sameLetters ? ' Capital and small letters count' : ''}`;
        return { file: page.file, line, column, path: '', message };
      }),
  );

/** Pictures of a folder that none of the pages shows, whatever features a brand has. */
export function unshownPictures(
  folder: string,
  names: readonly string[],
  pages: readonly PageSource[],
): Fault[] {
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

/** The pictures that pages show, by name. */
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
