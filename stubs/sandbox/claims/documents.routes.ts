/** The calls for documents about claims and for the claims spreadsheet (spec 001 §3, §7 'EOB documents', 'Claim spreadsheet'). */
import type { Hono } from 'hono';
import * as v from 'valibot';
import * as documents from '../../../src/features/claims/downloads/claim-documents.schema.ts';
import { addDays, toUsDate } from '../../../src/lib/date/date.ts';
import { memberOf } from '../../people/member-of.ts';
import { refuse } from '../http/requests.ts';
import { createRouter, type SandboxEnv, type SandboxServices } from '../context.ts';
import { claimOfFile, documentsOf } from './claim-documents.ts';
import { servicesOf } from './claim-services.ts';
import { withPaymentInfo } from './claim-wire-forms.ts';
import type { ClaimRecord } from './counted-claims.ts';
import { visibleClaim, visibleClaims, paidOf } from './visible-claims.ts';
import { pdfResponse } from '../data/table-pdf.ts';
import { serveCall } from '../serve-call.ts';
import { claimsWorkbook, XLSX } from './claim-spreadsheet.ts';

const DOWNLOADS = '/rbsmbl/x-services/download/file/';
/**
 * The `kind` under which the state stores download links, by file name. The links are stored under no owner, because a
 * browser downloads a file without a token.
 */
const DOWNLOAD = 'download';
export const LINK_MS = 5 * 60_000;
const downloadRow = v.object({
  logonId: v.string(),
  /** Path of the session that created the link (see `SessionRoot`). The link stops working when the session ends. */
  session: v.string(),
  /** When the link expires, in milliseconds since 1970. */
  expiresAt: v.number(),
  claims: v.array(v.string()),
});

const TITLES = {
  'plan-activity-statement': 'Plan Activity Statement',
  'explanation-of-benefits': 'Explanation of Benefits',
  'explanation-of-payment': 'Explanation of Payment',
  'claim-denial-notice': 'Notice of Denial',
} as const;

function documentResponse(record: ClaimRecord, fileName: string, title: string): Promise<Response> {
  const { wire, serviceDate } = record;
  const money = (amount: unknown): string => (typeof amount === 'number' ? `$${amount.toFixed(2)}` : '');
  return pdfResponse(
    {
      title,
      lines: [
        `Member: ${wire.memberFirstName} ${wire.memberLastName}`,
        `Claim ${wire.claimNumber}, service date ${toUsDate(serviceDate)}`,
        `Provider: ${wire.providerName ?? 'Provider name unavailable'}`,
        'This is not a bill.',
      ],
      columns: ['Service', 'Provider charge', 'Plan paid', 'Not covered', 'Your cost'],
      rows: servicesOf(record).map((service) => [
        service.serviceDescription,
        money(service.providerCharge),
        money(service.planPaid),
        money(service.notCovered),
        money(service.yourCost),
      ]),
      note: 'Keep this document with your health records.',
      date: addDays(serviceDate, 1),
    },
    fileName,
  );
}

/** Adds the call that creates a link to a spreadsheet, and the route that downloads the spreadsheet. */
function addSpreadsheetRoutes(routes: Hono<SandboxEnv>, services: SandboxServices): void {
  serveCall(routes, services, documents.claimSpreadsheet, ({ payload, member, caller, day }) => {
    const ownNumbers = new Set(visibleClaims(services, member, day).map(({ wire }) => wire.claimNumber));
    const claims = payload.claims.map(({ claimNumber }) => claimNumber);
    if (!claims.every((number) => ownNumbers.has(number))) return refuse(403, 'NOT-YOUR-CLAIM');
    const fileName = `claims-${services.random(18).toString('base64url')}.xlsx`;
    services.state.set('', DOWNLOAD, fileName, {
      logonId: caller.person.logonId,
      session: caller.session.root.path,
      expiresAt: services.now() + LINK_MS,
      claims,
    });
    return { payload: { link: `${DOWNLOADS}${fileName}` } };
  });

  /**
   * The download for a file name; undefined if the link was used, has expired, or belongs to a session that has ended.
   */
  const openDownload = (fileName: string) => {
    const download = services.state.get('', DOWNLOAD, fileName, downloadRow);
    const isOpen =
      download !== undefined &&
      download.expiresAt > services.now() &&
      services.sessions.open(download.logonId).includes(download.session);
    return isOpen ? download : undefined;
  };

  const useUp = (fileName: string): boolean =>
    services.transaction(() => {
      const isFirst = openDownload(fileName) !== undefined;
      services.state.remove('', DOWNLOAD, fileName);
      return isFirst;
    });

  serveCall(routes, services, documents.downloadFile, async ({ c, param, day }) => {
    const fileName = param('fileName');
    const waiting = openDownload(fileName);
    const person = waiting && services.accounts.find(waiting.logonId);
    const member = person && memberOf(person);
    if (!person || !member) return refuse(404, 'FILE-NOT-FOUND');
    const ownRecords = new Map(
      visibleClaims(services, member, day).map((record) => [record.wire.claimNumber, record]),
    );
    const records = waiting.claims.flatMap((number) => ownRecords.get(number) ?? []);
    const paid = paidOf(services, person);
    const file = await claimsWorkbook(withPaymentInfo(records, member.family, paid), paid);
    if (c.req.method !== 'HEAD' && !useUp(fileName)) return refuse(404, 'FILE-NOT-FOUND');
    return new Response(file, {
      headers: {
        'Content-Type': XLSX,
        'Content-Length': String(file.byteLength),
        'Content-Disposition': 'attachment; filename="claims.xlsx"',
        'Accept-Ranges': 'none', // ranges would need several requests, but the link works once
      },
    });
  });
}

export function documentsRoutes(services: SandboxServices) {
  const routes = createRouter();

  serveCall(routes, services, documents.eobDocByClaim, ({ payload, member, day }) => {
    const { claimNumber, clnEnrollmentSourceCd } = payload;
    const record = visibleClaim(services, member, day, claimNumber);
    if (!record) return refuse(403, 'NOT-YOUR-CLAIM');
    const isSameSource = (record.wire.clnEnrollmentSourceCd ?? '') === clnEnrollmentSourceCd;
    const shown = isSameSource ? documentsOf(record) : [];
    return {
      payload: {
        repEobDocumentByClaimData: {
          claimNumber,
          documents: shown.map(({ docTypeCode, docKey, docEndDate }) => ({
            docTypeCode,
            docKey,
            docEndDate,
          })),
        },
      },
    };
  });

  serveCall(routes, services, documents.docByFileName, ({ query: { fileName }, member, day }) => {
    const record = visibleClaim(services, member, day, claimOfFile(fileName) ?? '');
    const document = record && documentsOf(record).find((candidate) => candidate.fileName === fileName);
    if (!record || !document) return refuse(404, 'DOCUMENT-NOT-FOUND');
    const sequence = document.docKey[0]?.docKeyValue ?? '';
    return documentResponse(record, fileName, TITLES[documents.documentKind(document.docTypeCode, sequence)]);
  });

  addSpreadsheetRoutes(routes, services);
  return routes;
}
