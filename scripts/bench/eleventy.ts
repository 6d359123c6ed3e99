/**
 * Compares the publisher with Eleventy: both build the same pages, in alternating runs
 * (decisions/publishing#eleventy-is-the-baseline-of-publishing).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBrands } from '../../src/brand/read-brands.ts';
import { startResident } from '../../src/renderer/resident/resident.ts';
import { alternately } from './alternately.ts';
import { BRAND, EDITS, editedText, type Edit } from './edits.ts';
import { atEnd, timed } from './ending.ts';
import {
  comparePages,
  editTemplates,
  installEleventy,
  writeData,
  writeEleventySite,
  type EleventyBrand,
} from './eleventy-site.ts';
import { build, editAndPublish } from './publishing.ts';
import { ratioOf } from './ratio.ts';
import type { Figure, Figures } from './report.ts';

const RUNS = 5;
const QUICK_RUNS = 3;
const LIMIT_MS = 300_000;
const WHAT = {
  words: "One brand's words",
  phone: "One brand's phone number",
  all: "35 brands' words",
} as const satisfies Record<Edit, string>;

const brandsOf = (copy: string): EleventyBrand[] =>
  loadBrands(copy).map(({ brand }) => ({
    code: brand.code,
    name: brand.name,
    domain: brand.domain,
    phone: brand.customerServicePhoneNumber,
    site: join(copy, 'dist/sites', brand.domain),
  }));

/**
 * Makes the same edit as `editAndPublish`, but in Eleventy's templates or data instead of the brand files.
 * @throws Error if no template of an edited brand contains the words that an earlier run wrote
 */
function editEleventy(folder: string, brands: readonly EleventyBrand[], edit: Edit, run: number): void {
  const edited = brands.filter(({ code }) => code === BRAND);
  if (edit === 'phone') {
    for (const brand of edited) writeData(folder, { ...brand, phone: editedText('phone', run) });
    return;
  }
  const earlier = edit === 'words' ? /\bWords \d+\./g : /\bRun \d+\./g;
  for (const brand of edit === 'words' ? edited : brands)
    if (editTemplates(folder, brand, earlier, editedText(edit, run)) === 0)
      throw new Error(`no template of ${brand.code} has the words to edit`);
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-eleventy-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Numbers the runs of each edit, separately for each side. Run n of an edit writes the same text on both sides. */
function countRuns(): (side: 'ours' | 'theirs', edit: Edit) => number {
  const runsOf = { ours: new Map<Edit, number>(), theirs: new Map<Edit, number>() };
  return (side, edit) => {
    const run = (runsOf[side].get(edit) ?? 0) + 1;
    runsOf[side].set(edit, run);
    return run;
  };
}

/**
 * @param root project folder, which contains the cache of Eleventy's packages
 * @param copy a copy of the checkout, whose brand files are edited and not restored
 */
export async function eleventy(root: string, copy: string, quick: boolean): Promise<Figures> {
  const program = installEleventy(root);
  await build(copy);
  const publish = editAndPublish(copy);
  for (const edit of EDITS) await publish(edit, 0);
  const brands = brandsOf(copy);
  const folder = temporaryFolder();
  const pages = writeEleventySite(folder, brands);
  const buildEleventy = (input: string): Promise<number> =>
    timed(folder, [program, '--quiet', '--formats=njk', `--input=${input}`, '--output=output'], LIMIT_MS);
  await buildEleventy('input');
  comparePages(folder, brands);
  console.info(`Eleventy builds ${pages} pages, byte for byte the published ones`);
  const nextRun = countRuns();

  /** Returns two figures of the same runs: the time until the edit is visible, and the time of the whole process. */
  async function contest(what: string, edit: Edit | null): Promise<{ visible: Figure; end: Figure }> {
    const ends: number[] = [];
    const pairs = await alternately(what, 's', quick ? QUICK_RUNS : RUNS, {
      ours: {
        name: 'visible',
        async measure(run) {
          const times = edit ? await publish(edit, nextRun('ours', edit)) : await build(copy);
          if (run > 0) ends.push(times.end);
          return times.visible;
        },
      },
      theirs: {
        name: 'Eleventy',
        measure() {
          if (edit) editEleventy(folder, brands, edit, nextRun('theirs', edit));
          return buildEleventy(edit === 'all' ? 'input' : `input/${BRAND}`);
        },
      },
    });
    comparePages(folder, brands);
    return {
      visible: ratioOf(pairs),
      end: ratioOf(pairs.map(({ baseline }, at) => ({ value: ends[at] ?? Number.NaN, baseline }))),
    };
  }
  const words = await contest(WHAT.words, 'words');
  const phone = await contest(WHAT.phone, 'phone');
  const all = await contest(WHAT.all, 'all');
  const resident = await startResident(copy);
  await resident?.warmed;
  const residentWords = await contest(`${WHAT.words}, resident`, 'words');
  const residentPhone = await contest(`${WHAT.phone}, resident`, 'phone');
  await build(copy); // not measured, because the first build after edits reads all brands again
  const nothing = await contest('Nothing, resident', null);
  await resident?.close();
  return {
    eleventyWords: words.visible,
    eleventyWordsEnd: words.end,
    eleventyPhone: phone.visible,
    eleventyPhoneEnd: phone.end,
    eleventyAll: all.visible,
    eleventyAllEnd: all.end,
    residentWords: residentWords.visible,
    residentPhone: residentPhone.visible,
    residentNothing: nothing.end,
  };
}
