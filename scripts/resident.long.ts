/**
 * Publishes a hundred random edits both with the resident publisher and with the command alone, and compares the bytes
 * (decisions/publishing#a-publisher-stays-resident-in-dev).
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FEW_BRANDS } from '../src/brand/brand-tree.fixture.ts';
import { pngOf } from '../src/brand/pictures/picture.fixture.ts';
import { startResident } from '../src/renderer/resident/resident.ts';
import { STORED_TEXTS } from '../src/renderer/render/stored-texts.ts';
import { checkoutCopy } from './checkout.fixture.ts';

const EDITS = 100;
const LIMIT_MS = 900_000;
const DOMAIN = 'northstar.example';

/** A change of a shared or brand file. `change` returns the file's new text. */
interface Edit {
  file: string;
  change: (text: string, run: number) => string;
  /** Content to write first if the file does not exist. */
  start?: string;
}

const replaced =
  (from: RegExp, to: (run: number) => string) =>
  (text: string, run: number): string =>
    text.replace(from, to(run));

/** Writes the run number in letters. An edit with digits would be an error, because a Spanish page must have the same numbers as its English page. */
const wordOf = (run: number): string =>
  String.fromCodePoint(...[...String(run)].map((digit) => 97 + Number(digit)));
const WORD = /\nPlan [a-j]+\.\n$/;

const KINDS: readonly Edit[] = [
  {
    file: 'brands/mincr/brand.yaml',
    change: replaced(/^description: .*$/m, (run) => `description: Plans ${run}.`),
  },
  {
    file: 'brands/mincr/brand.yaml',
    change: replaced(
      /^customerServicePhoneNumber: .*$/m,
      (run) => `customerServicePhoneNumber: 1-800-555-0${100 + run}`,
    ),
  },
  {
    file: 'brands/_base.yaml',
    change: replaced(/(?<=copyright: .*?)( Run \d+\.)?("?)$/m, (run) => ` Run ${run}.$2`),
  },
  { file: 'brands/_families/main.yaml', change: (text, run) => `${text.replace(/# \d+\n$/, '')}# ${run}\n` },
  {
    file: 'brands/_states/mn.yaml',
    change: replaced(
      /^(?<key> *phone: )(?<quote>"?)1-[\d-]+/m,
      (run) => `$<key>$<quote>1-800-555-0${100 + run}`,
    ),
  },
  ...['about', 'faqs', 'glossary'].flatMap((page) =>
    [`${page}.md`, `${page}.es.md`].map((name) => ({
      file: `brands/_pages/${name}`,
      change: (text: string, run: number) => `${text.replace(WORD, '')}\nPlan ${wordOf(run)}.\n`,
    })),
  ),
  {
    file: 'brands/_alerts/storm.yaml',
    start:
      'kind: storm\ntitle: Storm\ntext: We are open.\nstarts: 2026-01-17 06:00\nends: 2026-12-18 08:00\nbrands: [mincr]\n',
    change: replaced(/^text: .*$/m, (run) => `text: We are open, ${run}.`),
  },
];

/** Writes the page's picture, which differs in each run. */
function writePicture(folder: string, run: number): void {
  const pages = join(folder, 'brands/mincr/pages');
  mkdirSync(pages, { recursive: true });
  writeFileSync(join(pages, 'office.png'), pngOf(100 + run, 60));
  for (const name of ['about.md', 'about.es.md']) {
    const shared = readFileSync(join(folder, 'brands/_pages', name), 'utf8').replace(WORD, '');
    writeFileSync(join(pages, name), `${shared}\n![Our office](office.png)\n`);
  }
}

function edit(folder: string, kind: number, run: number): void {
  const kindOfFile = KINDS[kind];
  if (!kindOfFile) {
    if (run % 2 === 0) writePicture(folder, run);
    else rmSync(join(folder, 'brands/mincr/pages'), { recursive: true, force: true });
    return;
  }
  const file = join(folder, kindOfFile.file);
  mkdirSync(dirname(file), { recursive: true });
  let text = kindOfFile.start ?? '';
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    // The file does not exist before the first edit of its kind.
  }
  writeFileSync(file, kindOfFile.change(text, run));
}

/** The failed command's error output, or the error as text if it has no such output. */
const refusal = (error: unknown): string =>
  error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);

it(
  'the resident publisher publishes the same bytes as the command after each of a hundred random edits',
  { timeout: LIMIT_MS },
  async () => {
    using alone = checkoutCopy({ brands: FEW_BRANDS, compiled: true });
    using handed = checkoutCopy({ brands: FEW_BRANDS, compiled: true });
    for (const copy of [alone, handed]) expect(copy.build().status).toBe(0);
    const resident = await startResident(handed.folder);
    try {
      const [kinds = []] = fc.sample(
        fc.array(fc.nat({ max: KINDS.length }), { minLength: EDITS, maxLength: EDITS }),
        1,
      );
      let changes = 0;
      let before = alone.fingerprint(DOMAIN);
      for (const [run, kind] of kinds.entries()) {
        for (const copy of [alone, handed]) edit(copy.folder, kind, run);
        // Makes the command compute all results again. The resident publisher reuses its earlier results.
        rmSync(join(alone.folder, STORED_TEXTS), { recursive: true, force: true });
        const args = ['--brand', 'mincr', '--accept-rules'];
        const results = await Promise.all(
          [alone, handed].map(({ startBuild }) => startBuild(...args).then(() => 'published', refusal)),
        );
        const what = `${run}: ${KINDS[kind]?.file ?? 'pictures'}`;
        expect(results, what).toEqual(['published', 'published']);
        const after = alone.fingerprint(DOMAIN);
        expect(handed.fingerprint(DOMAIN), what).toBe(after);
        if (after !== before) changes += 1;
        before = after;
      }
      // Guards against a vacuous pass: most edits must have changed the output.
      expect(changes).toBeGreaterThan(EDITS / 2);
    } finally {
      await resident?.close();
    }
  },
);
