import { locate } from '../load/source-positions.ts';
import { formatPath, type BrandError, type KeyPath } from '../brand-error.ts';
import type { BrandSource } from '../load/brand-source.ts';
import { isRecord } from '../resolve/layers.ts';
import { didYouMean } from '../nearest.ts';
import { valueAt } from '../resolve/trace.ts';

const TRANSLATED: readonly [spanish: KeyPath, english: KeyPath, what: string][] = [
  [['spanish', 'tabs'], ['tabs'], 'tab'],
  [['spanish', 'links'], ['footer', 'links'], 'footer link'],
  [['spanish', 'statements'], ['footer', 'statements'], 'statement'],
];

function namesIn({ data }: BrandSource, path: KeyPath): string[] {
  const table = valueAt(data, path);
  return isRecord(table) ? Object.keys(table) : [];
}

/** Spanish texts for names that do not exist. A text for something that a layer removed is not an error. */
export const unusedTranslations = (sources: readonly BrandSource[]): BrandError[] =>
  TRANSLATED.flatMap(([spanish, english, what]) => {
    const known = sources.flatMap((source) => namesIn(source, english));
    return sources.flatMap((source) =>
      namesIn(source, spanish)
        .filter((name) => !known.includes(name))
        .map((name) => {
          const path = [...spanish, name];
          const message = `there is no ${what} '${name}' to translate${didYouMean(name, known)}`;
          return { ...locate([source], path), path: formatPath(path), message };
        }),
    );
  });
