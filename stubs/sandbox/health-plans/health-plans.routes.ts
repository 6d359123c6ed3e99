/** The calls for health plans, their documents and the phone numbers on the ID card (spec 001 §7). */
import * as plans from '../../../src/features/health-plans/health-plans.schema.ts';
import { idCardHelp } from '../../../src/features/health-plans/id-card.schema.ts';
import { refuse } from '../http/requests.ts';
import { createRouter, type SandboxServices } from '../context.ts';
import { brandOf } from '../brand-records.ts';
import {
  documentNamed,
  DOCUMENTS,
  fileNameOf,
  healthPlans,
  helpNumbers,
  cardExtras,
} from './plan-records.ts';
import { flag } from '../member/coverage-record.ts';
import { visibleMembers } from '../member/member-info.ts';
import { coversDate, groupOf, productsOf, coveragePeriod, type HeldProduct } from '../member/plan-periods.ts';
import { parseWireDate, type IsoDate } from '../../../src/lib/date/date.ts';
import { serveCall } from '../serve-call.ts';
import type { FamilyMember } from '../../people/family.ts';

/** The margin of a PDF page, in points. */
const MARGIN = 54;

/** The creation date in PDFs, which is fixed so that equal content gives equal bytes. */
const CREATED = new Date(Date.UTC(2026, 0, 1));

const SHARES = [
  ['Preventive care', 'Covered in full'],
  ['Primary care visit', '$25 copay'],
  ['Specialist visit', '$45 copay'],
  ['Emergency room', '$200 copay, waived if admitted'],
  ['Hospital stay', '20% after the deductible'],
] as const;

/**
 * Creates a benefit booklet or summary of benefits as a PDF.
 * @param title such as 'Benefit booklet'
 * @param reader the member who requests the copy
 */
async function bookletPdf(
  title: string,
  { client, group, product }: HeldProduct,
  reader: FamilyMember,
  day: IsoDate,
): Promise<Buffer> {
  // Loaded at first use, because its fonts take several megabytes of memory.
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

const FILE_PATH = '/rbsmbl/x-services/myBenefits/file/';

export function healthPlansRoutes(services: SandboxServices) {
  const routes = createRouter();

  serveCall(routes, services, plans.getHealthPlans, ({ member: { family, self }, day }) => ({
    payload: { healthPlans: healthPlans(family, visibleMembers(family, self), day) },
  }));

  serveCall(routes, services, plans.benefitBooklet, ({ payload, member: { family }, day }) => {
    const owned = groupOf(family, payload.groupNumber);
    if (!owned || owned.client.id !== payload.icisClientId) return refuse(403, 'NOT-YOUR-GROUP');
    const from = parseWireDate(payload.curEffDate);
    const canceled = payload.coverageCancelDate && parseWireDate(payload.coverageCancelDate);
    if (!from || canceled === null || (canceled && canceled < from)) return refuse(400, 'BAD-REQUEST');
    // Vision plans have no booklet. The URL is then blank, and the portal hides the link.
    const lines = [payload.medicalCoverage === 'Y' ? 'M' : '', payload.dentalCoverage === 'Y' ? 'D' : ''];
    const held = productsOf(family).find(
      ({ group, product }) =>
        group === owned.group && lines.includes(product.line) && coversDate(product, from, day),
    );
    return { payload: { url: held ? `${FILE_PATH}${fileNameOf('booklet', held)}` : '' } };
  });

  serveCall(routes, services, plans.summaryOfBooklets, ({ payload, member: { family }, day }) => {
    const owned = groupOf(family, payload.groupNumber);
    if (!owned) return refuse(403, 'NOT-YOUR-GROUP');
    const from = parseWireDate(payload.effectiveCoverageDate);
    if (!from || payload.isErisaIndicator !== flag(owned.client.erisa)) return refuse(400, 'BAD-REQUEST');
    const held = productsOf(family).find(
      ({ group, product }) =>
        group === owned.group &&
        product.number === payload.productId &&
        product.line !== 'V' &&
        coversDate(product, from, day),
    );
    return { payload: { fileName: held ? fileNameOf('summary', held) : '' } };
  });

  serveCall(routes, services, plans.benefitFile, async ({ param, member: { family, self }, day }) => {
    const name = param('fileName');
    const document = documentNamed(family, name);
    if (!document) return refuse(404, 'NO-SUCH-FILE');
    const bytes = await bookletPdf(DOCUMENTS[document.kind], document.held, self, day);
    return new Response(new Uint8Array(bytes), {
      headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': `inline; filename="${name}"` },
    });
  });

  serveCall(routes, services, idCardHelp, ({ query, caller, member: { family } }) => {
    const owned = groupOf(family, query.groupNumber);
    if (!owned) return refuse(403, 'NOT-YOUR-GROUP');
    const memberServices = brandOf(caller.session.brand)?.customerServicePhoneNumber ?? '';
    return {
      payload: {
        memberId: family.umi,
        groupNumber: owned.group.number,
        helpNumbers: helpNumbers(owned.group, memberServices),
        ...cardExtras(owned.group),
      },
    };
  });

  return routes;
}
