/** Benefit booklets and summaries of benefits as PDFs; the same bytes for the same plan and day. */
import type { IsoDate } from '../../../src/lib/date/date.ts';
import type { FamilyMember } from '../../people/family.ts';
import { coveragePeriod, type HeldProduct } from '../member/plan-periods.ts';

const MARGIN = 54;

/** Fixed, so that the bytes stay the same. */
const CREATED = new Date(Date.UTC(2026, 0, 1));

const SHARES = [
  ['Preventive care', 'Covered in full'],
  ['Primary care visit', '$25 copay'],
  ['Specialist visit', '$45 copay'],
  ['Emergency room', '$200 copay, waived if admitted'],
  ['Hospital stay', '20% after the deductible'],
] as const;

/**
 * @param title for example 'Benefit booklet'
 * @param reader recipient of this copy
 */
export async function bookletPdf(
  title: string,
  { client, group, product }: HeldProduct,
  reader: FamilyMember,
  day: IsoDate,
): Promise<Buffer> {
  // Loaded on first use: its fonts take several megabytes of memory.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    info: { Title: `${title}: ${product.name}`, CreationDate: CREATED, ModDate: CREATED },
  });
  const bytes = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  const { begin, end } = coveragePeriod(product, day);
  document.fontSize(20).text(title).moveDown(0.5);
  document.fontSize(14).text(product.name).moveDown();
  document.fontSize(11).text(`Prepared for ${reader.firstName} ${reader.lastName}`);
  document.text(`${client.name}, group ${group.number}`);
  document.text(`Coverage from ${begin}${end ? ` to ${end}` : ''}`).moveDown();
  for (const [benefit, share] of SHARES) document.text(`${benefit}: ${share}`);
  document
    .moveDown()
    .fontSize(9)
    .text('This is an example made by the sandbox. It describes no real coverage.');
  document.end();
  return bytes;
}
