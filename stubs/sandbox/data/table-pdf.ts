/** Creates PDFs of one or two pages with text and a table, tagged for screen readers. Equal input gives equal bytes. */
import type { IsoDate } from '../../../src/lib/date/date.ts';

interface Sheet {
  readonly title: string;
  /** Lines of text below the title. */
  readonly lines: readonly string[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Text below the table. */
  readonly note: string;
  /** The creation date in the file. It is part of the input, so that equal input gives equal bytes. */
  readonly date: IsoDate;
}

/** The number of rows that fit on two pages. */
const MOST_ROWS = 70;
type Scope = 'Row' | 'Column';
const [LEFT, RIGHT, BOTTOM, ROW_HEIGHT] = [54, 558, 720, 18];

/** Creates the PDF. Loads pdfkit on first use, so that the sandbox starts without it. */
export async function makePdf({ title, lines, columns, rows, note, date }: Sheet): Promise<Uint8Array> {
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'LETTER',
    margins: { top: 54, bottom: 36, left: LEFT, right: 54 },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: 'Sandbox', CreationDate: new Date(`${date}T12:00:00Z`) },
  });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => document.on('end', () => resolve()));

  // The tag tree for screen readers. Adding an element to it also writes its content.
  const tree = document.struct('Document');
  document.addStructure(tree);
  const add = (parent: PDFKit.PDFStructureElement, type: string, write: () => void, scope?: Scope): void => {
    // pdfkit's types do not contain `scope`.
    const options: PDFKit.Mixins.StructureElementOptions & { scope?: Scope } = scope ? { scope } : {};
    parent.add(document.struct(type, options, write));
  };

  add(tree, 'H1', () => document.font('Helvetica-Bold').fontSize(18).text(title));
  document.moveDown(0.5).font('Helvetica').fontSize(10);
  for (const line of lines) add(tree, 'P', () => document.text(line));
  document.moveDown();

  const table = document.struct('Table');
  tree.add(table);
  // The first column contains the row headings and is twice as wide as the others.
  const share = (RIGHT - LEFT) / (columns.length + 1);
  const writeRow = (
    cells: readonly string[],
    font: string,
    scopeOf: (at: number) => Scope | undefined,
  ): void => {
    if (document.y > BOTTOM) document.addPage();
    const top = document.y;
    const row = document.struct('TR');
    table.add(row);
    document.font(font).fontSize(9);
    for (const [at, cell] of cells.entries()) {
      const scope = scopeOf(at);
      const write = () =>
        document.text(cell, LEFT + (at === 0 ? 0 : at + 1) * share, top, {
          width: share * (at === 0 ? 2 : 1) - 6,
          height: ROW_HEIGHT,
          lineBreak: false,
        });
      add(row, scope ? 'TH' : 'TD', write, scope);
    }
    document.x = LEFT;
    document.y = top + ROW_HEIGHT;
  };
  writeRow(columns, 'Helvetica-Bold', () => 'Column');
  for (const row of rows.slice(0, MOST_ROWS))
    writeRow(row, 'Helvetica', (at) => (at === 0 ? 'Row' : undefined));

  document.font('Helvetica').fontSize(9).moveDown();
  add(tree, 'P', () => document.text(note));
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

export const pdfResponse = async (sheet: Sheet, fileName: string): Promise<Response> =>
  new Response(Uint8Array.from(await makePdf(sheet)), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${fileName}"`,
    },
  });
