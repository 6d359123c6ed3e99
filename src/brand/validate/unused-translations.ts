/** Spanish texts of a record under a name that no layer has: a slip, and the reader would get English. */
import { locate } from '../load/source-positions.ts';
import { showPath, type BrandSource, type Fault, type KeyPath } from '../load/brand-source.ts';
import { isRecord } from '../resolve/layers.ts';
import { didYouMean } from '../nearest.ts';
import { valueAt } from '../resolve/trace.ts';

/** Where the Spanish texts stand, and where the texts that they translate. */
const TRANSLATED: readonly [spanish: KeyPath, english: KeyPath, what: string][] = [
  [['spanish', 'tabs'], ['tabs'], 'tab'],
  [['spanish', 'links'], ['footer', 'links'], 'footer link'],
  [['spanish', 'statements'], ['footer', 'statements'], 'statement'],
];

function namesIn({ data }: BrandSource, path: KeyPath): string[] {
  const table = valueAt(data, path);
  return isRecord(table) ? Object.keys(table) : [];
}

/**
 * One error for each such text, at its line. A text for something that a layer took away is none.
 * @param sources layers, the most general first
 */
export const strayTranslations = (sources: readonly BrandSource[]): Fault[] =>
  TRANSLATED.flatMap(([spanish, english, what]) => {
    const known = sources.flatMap((source) => namesIn(source, english));
    return sources.flatMap((source) =>
      namesIn(source, spanish)
        .filter((name) => !known.includes(name))
        .map((name) => {
          const path = [...spanish, name];
          const message = `there is no ${what} '${name}' to translate${didYouMean(name, known)}`;
          return { ...locate([source], path), path: showPath(path), message };
        }),
    );
  });
