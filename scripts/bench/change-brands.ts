/** Changes brand files so that every page of a site changes. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The footer's copyright line is on every page, the description on the home page. */
const LINE = /^(?<start> *(?:copyright|description): .*?)(?<quote>"?)$/gm;

export type Originals = ReadonlyMap<string, string>;

/** The brand files with their text. @param code only this brand's own file */
export function readBrandFiles(copy: string, code?: string): Originals {
  const folder = join(copy, 'brands', code ?? '.');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.yaml')).map((name) => join(folder, name));
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

/** Changes every page, so that everything is rendered, compressed and written. */
export function changePages(originals: Originals, run: number): void {
  for (const [file, text] of originals)
    writeFileSync(file, text.replaceAll(LINE, `$<start> Run ${run}.$<quote>`));
}

export function restore(originals: Originals): void {
  for (const [file, text] of originals) writeFileSync(file, text);
}
