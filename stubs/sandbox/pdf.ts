/** Small PDFs of one or two pages: text and a table, readable by machines, the same bytes every time. */
import type { IsoDate } from '../../src/lib/date.ts';

interface Sheet {
  readonly title: string;
  /** What stands under the title, a line each. */
  readonly lines: readonly string[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What stands under the table. */
  readonly note: string;
  /** Its creation date, so that the same sheet is the same file. */
  readonly date: IsoDate;
}

/** Rows that fit on two pages. */
const MOST_ROWS = 70;
const [LEFT, RIGHT, BOTTOM, ROW_HEIGHT] = [54, 558, 720, 18];

/** The PDF of a sheet. Loads pdfkit when it is first wanted: the sandbox starts without it. */
export async function makePdf({ title, lines, columns, rows, note, date }: Sheet): Promise<Uint8Array> {
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'LETTER',
    margins: { top: 54, bottom: 36, left: LEFT, right: 54 },
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: 'Sandbox', CreationDate: new Date(`${date}T12:00:00Z`) },
  });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => document.on('end', () => resolve()));

  document.font('Helvetica-Bold').fontSize(18).text(title).moveDown(0.5);
  document.font('Helvetica').fontSize(10);
  for (const line of lines) document.text(line);
  document.moveDown();

  // The first column says what a row is about, and gets two shares.
  const share = (RIGHT - LEFT) / (columns.length + 1);
  const writeRow = (cells: readonly string[], font: string): void => {
    if (document.y > BOTTOM) document.addPage();
    const top = document.y;
    document.font(font).fontSize(9);
    for (const [at, cell] of cells.entries()) {
      document.text(cell, LEFT + (at === 0 ? 0 : at + 1) * share, top, {
        width: share * (at === 0 ? 2 : 1) - 6,
        height: ROW_HEIGHT,
        lineBreak: false,
      });
    }
    document.x = LEFT;
    document.y = top + ROW_HEIGHT;
  };
  writeRow(columns, 'Helvetica-Bold');
  for (const row of rows.slice(0, MOST_ROWS)) writeRow(row, 'Helvetica');

  document.font('Helvetica').fontSize(9).moveDown().text(note);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** An answer that is a PDF. */
export const pdfAnswer = async (sheet: Sheet, fileName: string): Promise<Response> =>
  new Response(Uint8Array.from(await makePdf(sheet)), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${fileName}"`,
    },
  });
