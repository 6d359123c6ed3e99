/** Times the publishing process after each kind of edit, with a fixed process or loop as baseline. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadBrands } from '../../src/brand/read-brands.ts';
import { BRAND, brandEditor, editedText, PAGE, type Edit } from './edits.ts';
import { timedUntil } from './ending.ts';
import { runsBeside, type Pair } from './ratio.ts';
import { coresLoop, processWithLoop } from './baseline.ts';

/** Matches the command that starts Node: `node`, or a path that ends in `/node`. */
const NODE = /(?:^|\/)node$/;

/** @returns the Node arguments in the `build` script of package.json @throws Error unless the script starts Node */
export function nodeArguments(script: string): string[] {
  const [program = '', ...args] = script.split(' ').filter(Boolean);
  if (!NODE.test(program)) throw new Error(`'${script}' does not start Node`);
  return args;
}

/** The build command of the checkout. An older commit may start its build differently. */
export function buildCommand(copy: string): string[] {
  const settings: { scripts?: { build?: string } } = JSON.parse(
    readFileSync(join(copy, 'package.json'), 'utf8'),
  );
  return nodeArguments(settings.scripts?.build ?? '');
}

const LIMIT_MS = 300_000;

/** `visible`: seconds until visitors get the new pages. `end`: seconds until the process has ended. */
export interface PublishTimes {
  visible: number;
  end: number;
}

const VISIBLE = 'visible after';

export async function build(copy: string, args: readonly string[] = []): Promise<PublishTimes> {
  const { marked, end } = await timedUntil(copy, [...buildCommand(copy), ...args], LIMIT_MS, VISIBLE);
  return { visible: marked, end };
}

/** For each site that the edit changes, a page that shows the edit. */
function editedPages(copy: string, edit: Edit): string[] {
  const page = edit === 'words' ? `${PAGE}/index.html` : '404.html';
  return loadBrands(copy)
    .filter(({ brand }) => edit === 'all' || brand.code === BRAND)
    .map(({ brand }) => join(copy, 'dist/sites', brand.domain, page));
}

/** Returns a function that edits brands in a copy of the checkout and publishes them. */
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
  /** The number of runs for each edit that changes one brand. Publishing without an edit also has this many runs. */
  ofOne: number;
  /** The number of runs of the edit that changes all brands. */
  ofAll: number;
}

/**
 * @param copy a copy of the checkout with a compiled renderer; its sites need not be published
 * @returns for each figure, a pair for each run: the seconds of the run and of that run's baseline
 */
export async function publishing(copy: string, { ofOne, ofAll }: Runs): Promise<Record<string, Pair[]>> {
  const edited = editAndPublish(copy);
  const publish = async (edit: Edit, run: number): Promise<number> => (await edited(edit, run)).end;
  const publishAll = await runsBeside(coresLoop, ofAll, (run) => publish('all', run));
  await build(copy); // not measured, because the first build after edits reads all brands again
  const publishWords = await runsBeside(processWithLoop, ofOne, (run) => publish('words', run));
  const publishPhone = await runsBeside(processWithLoop, ofOne, (run) => publish('phone', run));
  await build(copy);
  const publishNothing = await runsBeside(processWithLoop, ofOne, async () => (await build(copy)).end);
  return { publishAll, publishWords, publishPhone, publishNothing };
}
