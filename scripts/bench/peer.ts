/** Publishing compared with Eleventy, which builds the same pages in the same minutes (decision 116). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBrands } from '../../src/brand/read-brands.ts';
import { alternately } from './alternately.ts';
import { BRAND, EDITS, editedText, type Edit } from './edits.ts';
import { atEnd, timed } from './ending.ts';
import {
  comparePages,
  editTemplates,
  installPeer,
  writeData,
  writePeerSite,
  type PeerBrand,
} from './peer-site.ts';
import { build, editAndPublish } from './publishing.ts';
import { ratioOf } from './ratio.ts';
import { largest, type Figure, type Figures } from './report.ts';

const RUNS = 5;
const QUICK_RUNS = 3;
const LIMIT_MS = 300_000;
const WHAT = {
  words: "One brand's words",
  phone: "One brand's phone number",
  all: "35 brands' words",
} as const satisfies Record<Edit, string>;

const brandsOf = (copy: string): PeerBrand[] =>
  loadBrands(copy).map(({ brand }) => ({
    code: brand.code,
    name: brand.name,
    domain: brand.domain,
    phone: brand.customerServicePhoneNumber,
    site: join(copy, 'dist/sites', brand.domain),
  }));

/** The same edit in Eleventy's templates or data. @throws Error if no template has the words of an earlier run */
function editPeer(folder: string, brands: readonly PeerBrand[], edit: Edit, run: number): void {
  const own = brands.filter(({ code }) => code === BRAND);
  if (edit === 'phone') {
    for (const brand of own) writeData(folder, { ...brand, phone: editedText('phone', run) });
    return;
  }
  const earlier = edit === 'words' ? /\bWords \d+\./g : /\bRun \d+\./g;
  for (const brand of edit === 'words' ? own : brands)
    if (editTemplates(folder, brand, earlier, editedText(edit, run)) === 0)
      throw new Error(`no template of ${brand.code} has the words to edit`);
}

/**
 * @param root of the project, for the cache of Eleventy's packages
 * @param copy a copy of the checkout; ends with changed brands
 */
export async function peer(root: string, copy: string, quick: boolean): Promise<Figures> {
  const eleventy = installPeer(root);
  await build(copy);
  const publish = editAndPublish(copy);
  for (const edit of EDITS) await publish(edit, 0);
  const brands = brandsOf(copy);
  const folder = mkdtempSync(join(tmpdir(), 'portal-peer-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const pages = writePeerSite(folder, brands);
  const buildPeer = (input: string): Promise<number> =>
    timed(folder, [eleventy, '--quiet', '--formats=njk', `--input=${input}`, '--output=output'], LIMIT_MS);
  await buildPeer('input');
  comparePages(folder, brands);
  console.info(`Eleventy builds ${pages} pages, byte for byte the published ones`);

  async function contest(edit: Edit): Promise<Figure> {
    const pairs = await alternately(WHAT[edit], 's', quick ? QUICK_RUNS : RUNS, {
      ours: { name: 'this project', measure: (run) => publish(edit, run + 1) },
      theirs: {
        name: 'Eleventy',
        measure(run) {
          editPeer(folder, brands, edit, run + 1);
          return buildPeer(edit === 'all' ? 'input' : `input/${BRAND}`);
        },
      },
    });
    comparePages(folder, brands);
    const ratio = ratioOf(pairs);
    return { ...ratio, note: `${WHAT[edit]}: ${ratio.note ?? ''}` };
  }
  const words = await contest('words');
  const phone = await contest('phone');
  return { peerBrand: largest([words, phone]), peerAll: await contest('all') };
}
