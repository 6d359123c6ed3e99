/** Times publishing as whole processes after each kind of edit, beside a fixed process or loop. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadBrands } from '../../src/brand/read-brands.ts';
import { BRAND, brandEditor, editedText, PAGE, type Edit } from './edits.ts';
import { timedUntil } from './ending.ts';
import { runsBeside, type Pair } from './ratio.ts';
import { coresLoop, processWithLoop } from './baseline.ts';

/** How `npm run build` starts, without npm. */
const NODE = /(?:^|\/)node$/;

/** @returns Node's arguments of the script `build` of package.json @throws Error unless it starts Node */
export function nodeArguments(script: string): string[] {
  const [program = '', ...args] = script.split(' ').filter(Boolean);
  if (!NODE.test(program)) throw new Error(`'${script}' does not start Node`);
  return args;
}

/** An older commit may start its build differently. */
export function buildCommand(copy: string): string[] {
  const settings: { scripts?: { build?: string } } = JSON.parse(
    readFileSync(join(copy, 'package.json'), 'utf8'),
  );
  return nodeArguments(settings.scripts?.build ?? '');
}

const LIMIT_MS = 300_000;

/** Seconds until visitors get the new pages, and of the whole process. */
export interface PublishTimes {
  visible: number;
  end: number;
}

const VISIBLE = 'visible after';

export async function build(copy: string, args: readonly string[] = []): Promise<PublishTimes> {
  const { marked, end } = await timedUntil(copy, [...buildCommand(copy), ...args], LIMIT_MS, VISIBLE);
  return { visible: marked, end };
}

/** A page that shows an edit, on each site that the edit changes. */
function editedPages(copy: string, edit: Edit): string[] {
  const page = edit === 'words' ? `${PAGE}/index.html` : '404.html';
  return loadBrands(copy)
    .filter(({ brand }) => edit === 'all' || brand.code === BRAND)
    .map(({ brand }) => join(copy, 'dist/sites', brand.domain, page));
}

/** Edits brands of a copy of the checkout and publishes them. */
export function editAndPublish(copy: string): (edit: Edit, run: number) => Promise<PublishTimes> {
  const change = brandEditor(copy);
  const pages = new Map<Edit, string[]>();
  return async (edit, run) => {
    change(edit, run);
    const times = await build(copy, edit === 'all' ? [] : ['--brand', BRAND]);
    if (!pages.has(edit)) pages.set(edit, editedPages(copy, edit));
    for (const page of pages.get(edit) ?? [])
      if (!readFileSync(page, 'utf8').includes(editedText(edit, run)))
        throw new Error(`${page} was not published again`);
    return times;
  };
}

interface Runs {
  /** Of each edit of one brand, and of no edit. */
  ofOne: number;
  /** Of the edit of all brands. */
  ofAll: number;
}

/**
 * @param copy a copy of the checkout with a compiled renderer; nothing needs to be published
 * @returns seconds of the runs of each figure, beside seconds of its baseline
 */
export async function publishing(copy: string, { ofOne, ofAll }: Runs): Promise<Record<string, Pair[]>> {
  const edited = editAndPublish(copy);
  const publish = async (edit: Edit, run: number): Promise<number> => (await edited(edit, run)).end;
  const publishAll = await runsBeside(coresLoop, ofAll, (run) => publish('all', run));
  await build(copy); // reads all brands again after those of a moment ago
  const publishWords = await runsBeside(processWithLoop, ofOne, (run) => publish('words', run));
  const publishPhone = await runsBeside(processWithLoop, ofOne, (run) => publish('phone', run));
  await build(copy);
  const publishNothing = await runsBeside(processWithLoop, ofOne, async () => (await build(copy)).end);
  return { publishAll, publishWords, publishPhone, publishNothing };
}
