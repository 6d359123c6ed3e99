/** Errors if pages of a brand have the same title or description. Search engines treat such pages as duplicates. */
import type { BrandError, KeyPath } from '../brand-error.ts';
import type { Brand } from '../brand.schema.ts';
import type { PageSource } from '../copy/page-copy.ts';
import { fillPlaceholders } from '../copy/placeholders.ts';
import { HOME } from '../copy/home-words.ts';
import { englishName, isSpanishName } from '../copy/spanish/spanish-pages.rules.ts';
import { inSpanish } from '../in-spanish.ts';
import type { BrandSource } from '../load/brand-source.ts';
import { locate } from '../load/source-positions.ts';

/** The title or description of a page on one brand. */
interface PageName {
  key: 'title' | 'description';
  text: string;
  file: string;
  /** Returns the line number. Called for errors only, because finding a line in the record requires parsing all its layers. */
  line: () => number;
}

const KEYS = ['title', 'description'] as const;

/** Titles and descriptions of all Markdown pages except the home page, whose texts are in the record. */
export function copyNames(copy: ReadonlyMap<string, PageSource>, brand: Brand): PageName[] {
  const spanish = inSpanish(brand).brand;
  return [...copy].flatMap(([name, { file, front, lines }]) =>
    englishName(name) === HOME
      ? []
      : KEYS.map((key): PageName => {
          const written = front[key];
          const text = written.includes('{')
            ? fillPlaceholders(written, isSpanishName(name) ? spanish : brand, front.updated)
            : written;
          return { key, text, file, line: () => lines[key] ?? 1 };
        }),
  );
}

function descriptions(brand: Brand, sources: readonly BrandSource[]): PageName[] {
  const ofHome = (path: KeyPath, text: string): PageName => ({
    key: 'description',
    text,
    file: sources.at(-1)?.file ?? '',
    line: () => locate(sources, path).line,
  });
  return [
    ofHome(['description'], brand.description),
    ofHome(['spanish', 'description'], brand.spanish.description),
  ];
}

export const sameNameError = ({ key, text, file, line }: PageName, other: string): BrandError => ({
  file,
  line: line(),
  column: 1,
  path: key,
  message: `'${text}' is also the ${key} of ${other}: give each page its own`,
});

const isShared = ({ file }: PageName): boolean => file.startsWith('brands/_');

/** Errors for equal titles or descriptions. If one of two pages is the brand's own page, the error is in that page. */
export function sameNameErrors(
  copy: ReadonlyMap<string, PageSource>,
  brand: Brand,
  sources: readonly BrandSource[],
): BrandError[] {
  const names = [...descriptions(brand, sources), ...copyNames(copy, brand)];
  const groups = Map.groupBy(names, ({ key, text }) => `${key} ${text}`);
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group.toSorted((a, b) => Number(isShared(b)) - Number(isShared(a)));
    return others.map((name) => sameNameError(name, `${first?.file ?? ''}:${first?.line() ?? 1}`));
  });
}
