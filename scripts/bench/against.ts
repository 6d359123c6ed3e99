/** Compares this checkout with another commit: builds, serves and visits both alternately. Prints ratios. */
import { alternately } from './alternately.ts';
import type { Edit } from './edits.ts';
import { build, editAndPublish } from './publishing.ts';
import { ratioOf } from './ratio.ts';
import { startServer } from './server.ts';
import { homeVisit, summaryReload } from './slow-visits.ts';
import { openBrowser } from './visit.ts';
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd } from './ending.ts';

const LOCK = 'package-lock.json';
const ARCHIVE_BYTES = 500_000_000;

const read = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');

/**
 * Installs the packages of another commit's lock file, and caches them for later runs. Needs no install scripts,
 * because the bench starts its builds with its own Node, and esbuild ships its binary in a package.
 */
function installed(root: string, copy: string): string {
  const key = createHash('sha256').update(read(copy, LOCK)).digest('hex').slice(0, 12);
  const folder = join(root, '.cache/packages', key);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  for (const file of ['package.json', LOCK]) writeFileSync(join(draft, file), read(copy, file));
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['ci', ...options], { cwd: draft, stdio: ['ignore', 'ignore', 'inherit'] });
  renameSync(draft, folder);
  return folder;
}

/** @returns a temporary folder that is deleted at the end @throws Error if git does not know the ref */
export function copyCommit(root: string, ref: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'portal-against-'));
  atEnd(() => rmSync(copy, { recursive: true, force: true }));
  const archive = execFileSync('git', ['archive', ref], { cwd: root, maxBuffer: ARCHIVE_BYTES });
  execFileSync('tar', ['-x', '-C', copy], { input: archive });
  const samePackages = read(copy, LOCK) === read(root, LOCK);
  symlinkSync(join(samePackages ? root : installed(root, copy), 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

const RUNS = 7;
const QUICK_RUNS = 3;

/** The functions that measure one of the two checkouts, by the name of the figure. */
type Measures = Readonly<Record<string, (run: number) => Promise<number>>>;

async function compare(mine: Measures, other: Measures, unit: string, runs: number): Promise<void> {
  for (const [what, measure] of Object.entries(mine)) {
    const otherMeasure = other[what];
    if (!otherMeasure) throw new Error(`the other commit is not measured: ${what}`);
    const pairs = await alternately(what, unit, runs, {
      ours: { name: 'this checkout', measure },
      theirs: { name: 'the other', measure: otherMeasure },
    });
    const { value, note } = ratioOf(pairs);
    console.info(`  ratio ${value.toFixed(2)}, ${note ?? ''}`);
  }
}

/**
 * @param copy a copy of this checkout that is not built yet
 * @param ref a commit, branch or tag of git
 */
export async function against(root: string, copy: string, ref: string, quick: boolean): Promise<void> {
  const runs = quick ? QUICK_RUNS : RUNS;
  const otherCopy = copyCommit(root, ref);
  const published = async (folder: string): Promise<Measures> => {
    await build(folder);
    const edited = editAndPublish(folder);
    const publish = async (edit: Edit, run: number) => (await edited(edit, run)).end;
    return {
      "One brand's phone number": (run) => publish('phone', run),
      "All brands' words": (run) => publish('all', run),
    };
  };
  await compare(await published(copy), await published(otherCopy), 's', runs);
  const browser = await openBrowser();
  const visited = async (folder: string): Promise<Measures> => {
    const server = await startServer(folder);
    return {
      'Home: largest contentful paint': async () => (await homeVisit(browser, server)).lcp,
      'Summary: start of reload to claims shown': async () => (await summaryReload(browser, server)).claims,
    };
  };
  try {
    await compare(await visited(copy), await visited(otherCopy), 'ms', runs);
  } finally {
    await browser.close();
  }
}
