import { getDocumentProxy } from 'unpdf';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { DAY } from '../sandbox.fixture.ts';
import { makePdf } from './table-pdf.ts';

/** An element in the structure tree of a PDF. */
interface Element {
  role?: string | undefined;
  children?: Element[] | undefined;
}
const element: v.GenericSchema<Element> = v.object({
  role: v.optional(v.string()),
  children: v.optional(v.array(v.lazy(() => element))),
});
const structure = v.object({ children: v.array(element) });

describe('makePdf', () => {
  it('creates tagged PDFs with title, language, headings, and a table with header cells', async () => {
    const rows = Array.from({ length: 45 }, (_, at) => [`Visit ${at}`, '$1.00']);
    const sheet = {
      title: 'Claim 1',
      lines: ['Patient: M'],
      columns: ['Service', 'Cost'],
      rows,
      note: 'n',
      date: DAY,
    };
    const pdf = await getDocumentProxy(Uint8Array.from(await makePdf(sheet)));
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Claim 1', Language: 'en-US' });
    expect((await pdf.getMarkInfo())?.Marked).toBe(true);
    expect(pdf.numPages).toBe(2);
    const rootOf = async (page: number) =>
      v.parse(structure, await (await pdf.getPage(page)).getStructTree()).children[0];
    const [root, next] = [await rootOf(1), await rootOf(2)];
    expect(root?.role).toBe('Document');
    expect(root?.children?.map(({ role }) => role)).toEqual(['H1', 'P', 'Table']);
    expect(next?.children?.map(({ role }) => role)).toEqual(['Table', 'P']);
    const table = root?.children?.find(({ role }) => role === 'Table');
    expect(table?.children?.[0]?.children?.map(({ role }) => role)).toEqual(['TH', 'TH']);
    expect(table?.children?.[1]?.children?.map(({ role }) => role)).toEqual(['TH', 'TD']);
  });

  it('creates equal bytes from equal input, and different bytes from different input', async () => {
    const sheet = { title: 'A', lines: ['b'], columns: ['c'], rows: [['d']], note: 'e', date: DAY };
    const [first, second] = [await makePdf(sheet), await makePdf(sheet)];
    expect(Buffer.compare(first, second)).toBe(0);
    expect(Buffer.compare(first, await makePdf({ ...sheet, note: 'f' }))).not.toBe(0);
  });
});
