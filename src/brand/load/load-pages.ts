import { isPictureName } from '../pictures/picture.rules.ts';
import { loadPictures, type Picture } from '../pictures/pictures.ts';
import type { BrandError } from '../brand-error.ts';
import { parsePage, type PageSource } from '../copy/page-copy.ts';
import { entriesIn, namesOf } from './folder-entries.ts';
import { readText } from './text-file.ts';
import { PAGE_FOLDER, unexpectedEntryErrors } from './unexpected-files.ts';

/** The valid pages and pictures of a folder, and the names of all page and picture files. */
export interface PageFolder {
  pages: Map<string, PageSource>;
  pageNames: readonly string[];
  pictures: Map<string, Picture>;
  pictureNames: readonly string[];
  errors: BrandError[];
}

export const EMPTY_PAGE_FOLDER: PageFolder = {
  pages: new Map(),
  pageNames: [],
  pictures: new Map(),
  pictureNames: [],
  errors: [],
};

export function loadPages(root: string, folder: string): PageFolder {
  const pages = new Map<string, PageSource>();
  const entries = entriesIn(root, folder);
  const { pictures, names: pictureNames, errors: pictureErrors } = loadPictures(root, folder, entries);
  const others = entries.filter((entry) => entry.folder || !isPictureName(entry.name));
  const errors = [...unexpectedEntryErrors(folder, others, PAGE_FOLDER), ...pictureErrors];
  const pageNames = namesOf(entries, '.md');
  for (const name of pageNames) {
    const file = `${folder}/${name}.md`;
    const content = readText(root, file);
    const result = 'error' in content ? { errors: [content.error] } : parsePage(file, content.text);
    if ('page' in result) pages.set(name, result.page);
    else errors.push(...result.errors);
  }
  return { pages, pageNames, pictures, pictureNames, errors };
}
