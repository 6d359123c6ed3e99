/** Edits to brand files. The benchmark times publishing after each edit. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The only brand that is changed by the edits `words` and `phone`. */
export const BRAND = 'mincr';
/** The page that the edit `words` changes. The edit changes the brand's own copy of this shared page. */
export const PAGE = 'about';
export const EDITS = ['words', 'phone', 'all'] as const;
export type Edit = (typeof EDITS)[number];

const NUMBER = /^(customerServicePhoneNumber: )\S+/m;
/** Matches the texts to edit: the copyright line, which is on every page, and the home page's description. */
const LINE = /^(?<start> *(?:copyright|description): .*?)(?<quote>"?)$/gm;

/** Text that an edit puts on published pages. @param run from 0 to 29 */
export const editedText = (edit: Edit, run: number): string =>
  ({ words: `Words ${run}.`, phone: `1-800-555-01${70 + run}`, all: `Run ${run}.` })[edit];

/**
 * Edits brand files in a copy of the checkout. Each run of an edit replaces the text of its previous run.
 * @returns a function that makes an edit
 */
export function brandEditor(copy: string): (edit: Edit, run: number) => void {
  const brandFiles = globSync('brands/**/*.yaml', { cwd: copy }).map((file) => join(copy, file));
  const records = new Map(brandFiles.map((file) => [file, readFileSync(file, 'utf8')]));
  const recordFile = join(copy, 'brands', BRAND, 'brand.yaml');
  const runs: Partial<Record<Edit, number>> = {};

  function writeRecord(file: string, record: string): void {
    const { phone, all } = runs;
    let text = record;
    if (all !== undefined) text = text.replaceAll(LINE, `$<start> ${editedText('all', all)}$<quote>`);
    if (file === recordFile && phone !== undefined)
      text = text.replace(NUMBER, (_number, key: string) => key + editedText('phone', phone));
    writeFileSync(file, text);
  }

  function writeWords(run: number): void {
    const pages = join(copy, 'brands', BRAND, 'pages');
    mkdirSync(pages, { recursive: true });
    for (const name of [`${PAGE}.md`, `${PAGE}.es.md`]) {
      const shared = readFileSync(join(copy, 'brands/_pages', name), 'utf8');
      writeFileSync(join(pages, name), `${shared}\n${editedText('words', run)}\n`);
    }
  }

  return (edit, run) => {
    runs[edit] = run;
    if (edit === 'words') writeWords(run);
    else if (edit === 'phone') writeRecord(recordFile, records.get(recordFile) ?? '');
    else for (const [file, record] of records) writeRecord(file, record);
  };
}
