import type { ClaimDocumentWire } from '../../../src/features/claims/downloads/claim-documents.schema.ts';
import { toCompactDate } from '../../../src/lib/date/date.ts';
import type { ClaimRecord } from './counted-claims.ts';

type DocType = ClaimDocumentWire['docTypeCode'];
interface Kind {
  readonly type: DocType;
  /** First letters of the document's sequence number. HC, WC, DC and IC mean a plan activity statement (spec 001 §5). */
  readonly prefix: string;
}

const BY_PLAN_TYPE = {
  medical: { type: 'EOB', prefix: 'EB' },
  drug: { type: 'IEB', prefix: 'IC' },
  dental: { type: 'DEB', prefix: 'DB' },
  vision: { type: 'EOB', prefix: 'HC' },
} as const satisfies Record<ClaimRecord['wire']['planType'], Kind>;

/** Additional documents by claim status: a notice for a denied claim, a payment statement for an adjusted one. */
const BY_STATUS = {
  '1': [],
  '2': [],
  '3': [{ type: 'ALG', prefix: 'AL' }],
  '4': [{ type: 'EOP', prefix: 'EP' }],
} as const satisfies Record<string, readonly Kind[]>;

/** The documents of a claim; none while it is in process. File names contain the claim number. */
export function documentsOf({
  wire,
  serviceDate,
}: ClaimRecord): (ClaimDocumentWire & { fileName: string })[] {
  const { claimStatusCode: status, planType, claimNumber } = wire;
  if (status === '5') return [];
  return [BY_PLAN_TYPE[planType], ...BY_STATUS[status]].map(({ type, prefix }) => {
    const fileName = `${type}-${prefix}${claimNumber}.pdf`;
    return {
      docTypeCode: type,
      docKey: [
        { docKeyName: 'sequence number', docKeyValue: `${prefix}${claimNumber}` },
        { docKeyName: 'file name', docKeyValue: fileName },
      ],
      docEndDate: toCompactDate(serviceDate),
      fileName,
    };
  });
}

/** The claim number in the file name of a document; undefined for any other file name. */
export const claimOfFile = (fileName: string): string | undefined =>
  /^[A-Z]{3}-[A-Z]{2}(\d+)\.pdf$/.exec(fileName)?.[1];
