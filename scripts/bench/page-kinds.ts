/** What one more kind of page, in both languages, adds to publishing a brand. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build-times.ts';
import { codesOf } from './clone-brands.ts';
import { forget } from './many-brands.ts';
import { runsBeside, timeOf, type Pair } from './ratio.ts';
import { type Figures } from './report.ts';
import { coresLoop } from './yardstick.ts';

/** Enough kinds that they take longer than the builds vary. */
const KINDS = 24;
const RUNS = 3;
const MS_PER_SECOND = 1000;
const PAGES = 'brands/_pages';
const MODEL = 'about';

/** Adds copies of a page, with their own titles and descriptions, to every list of pages. */
export function addPageKinds(copy: string, kinds: number): () => void {
  const names = Array.from({ length: kinds }, (_, at) => `extra-${at + 1}`);
  const written: string[] = [];
  for (const ending of ['.md', '.es.md']) {
    const model = join(copy, PAGES, MODEL + ending);
    if (!existsSync(model)) continue;
    const text = readFileSync(model, 'utf8');
    for (const name of names) {
      const file = join(copy, PAGES, name + ending);
      writeFileSync(file, text.replaceAll(/^(title|description): /gm, `$&${name} `));
      written.push(file);
    }
  }
  const lists = readdirSync(join(copy, 'brands'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(copy, 'brands', name))
    .map((file) => ({ file, before: readFileSync(file, 'utf8') }));
  for (const { file, before } of lists)
    writeFileSync(
      file,
      before.replace(/^pages:\s*\[[^\]]*?(?=,?\s*\])/m, (list) => `${list}, ${names.join(', ')}`),
    );
  return () => {
    for (const file of written) rmSync(file);
    for (const { file, before } of lists) writeFileSync(file, before);
  };
}

/** Builds all brands without and with more page kinds, alternately. @param copy a copy of the checkout */
export async function pageKinds(copy: string): Promise<Figures> {
  const brands = codesOf(copy).length;
  await build(copy);
  const fresh = async (): Promise<number> => {
    forget(copy);
    return build(copy, ['--accept-rules']);
  };
  const pairs: Pair[] = await runsBeside(coresLoop, RUNS, async () => {
    const without = await fresh();
    const remove = addPageKinds(copy, KINDS);
    const withKinds = await fresh().finally(remove);
    return (withKinds - without) / (KINDS * brands);
  });
  const figure = timeOf(
    pairs.map(({ value, yardstick }) => ({
      value: value * MS_PER_SECOND,
      yardstick: yardstick * MS_PER_SECOND,
    })),
  );
  return {
    pageKindMs: { ...figure, note: `${figure.note ?? ''}; ${KINDS} kinds, ${brands} brands` },
  };
}
