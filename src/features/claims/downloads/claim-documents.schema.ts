import * as v from 'valibot';
import { defineCall } from '../../../lib/http/call.schema.ts';
import { lenientEntries } from '../../../lib/http/lenient-list.schema.ts';
import { date, text } from '../../../lib/http/wire.schema.ts';

/** Names for the codes PAS, EOB, EOP and CDN of spec 001 §5. */
export type DocumentKind =
  | 'plan-activity-statement'
  | 'explanation-of-benefits'
  | 'explanation-of-payment'
  | 'claim-denial-notice';

const DOCUMENT_TYPES = ['EOB', 'DEB', 'IEB', 'EOP', 'MEB', 'ALG'] as const;
/**
 * Not in the spec: the kind for each type code. The spec states only the prefixes of a PAS (plan activity statement),
 * and that other documents are EOB, EOP or CDN.
 */
const KIND_BY_TYPE = {
  EOB: 'explanation-of-benefits',
  DEB: 'explanation-of-benefits',
  IEB: 'explanation-of-benefits',
  MEB: 'explanation-of-benefits',
  EOP: 'explanation-of-payment',
  ALG: 'claim-denial-notice',
} as const satisfies Record<(typeof DOCUMENT_TYPES)[number], DocumentKind>;

/** A document is a plan activity statement if its sequence number has one of these prefixes (spec 001 §5). */
const PAS_PREFIXES = ['HC', 'WC', 'DC', 'IC'];

/** The mapping of spec 001 §5 'Document type mapping'. @param sequence 'sequence number', for example `HC000123` */
export const documentKind = (type: (typeof DOCUMENT_TYPES)[number], sequence: string): DocumentKind =>
  PAS_PREFIXES.includes(sequence.slice(0, 2)) ? 'plan-activity-statement' : KIND_BY_TYPE[type];

const keyNamed = (keys: readonly { docKeyName: string; docKeyValue: string }[], name: string): string =>
  keys.find(({ docKeyName }) => docKeyName.toLowerCase() === name)?.docKeyValue ?? '';

const claimDocument = v.pipe(
  v.object({
    docTypeCode: v.picklist(DOCUMENT_TYPES),
    docKey: v.array(v.object({ docKeyName: text, docKeyValue: text })),
    docEndDate: date,
  }),
  v.transform(({ docTypeCode, docKey, docEndDate }) => {
    const sequence = keyNamed(docKey, 'sequence number');
    return {
      kind: documentKind(docTypeCode, sequence),
      sequence,
      fileName: keyNamed(docKey, 'file name'),
      date: docEndDate,
    };
  }),
  v.check(({ sequence, fileName }) => sequence !== '' && fileName !== '', 'a document without its keys'),
);
export type ClaimDocumentWire = v.InferInput<typeof claimDocument>;
export type ClaimDocument = v.InferOutput<typeof claimDocument>;

/**
 * The documents of a claim (spec 001 §3 'Claim documents', §7 'EOB documents'); the prefix of 'sequence number' decides
 * a document's kind (001 §5). The list is empty for a claim in process. 403 for a claim that the member may not see.
 * Not in the spec: the wrapper names, the key 'file name' for docByFileName, and which document types are EOB, EOP and
 * CDN.
 */
export const eobDocByClaim = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/eobDocByClaim',
  access: 'member',
  payload: v.object({ claimNumber: text, clnEnrollmentSourceCd: v.string() }),
  response: v.pipe(
    v.object({
      payload: v.object({
        repEobDocumentByClaimData: v.object({
          claimNumber: text,
          documents: lenientEntries('claim document', claimDocument),
        }),
      }),
    }),
    v.transform(({ payload }) => payload.repEobDocumentByClaimData.documents),
  ),
  read: true,
});

/**
 * The file of a document that eobDocByClaim lists (spec 001 §7 'EOB documents'). 404 unless the file is the member's.
 * Not in the spec: the file name as the query `fileName`.
 */
export const docByFileName = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/docByFileName',
  access: 'member',
  query: v.object({ fileName: text }),
  response: { file: 'application/pdf' },
  progress: true,
});

const claimList = v.array(v.object({ claimNumber: text }));

/**
 * Makes a spreadsheet of claims; its link becomes the browser's location (spec 001 §7 'Claim spreadsheet'). 403
 * for a claim that the member may not see. Not in the spec: the form field `claims` (a JSON list of objects with
 * claimNumber); payload.link in the response (a path that starts at the host's root).
 */
export const claimSpreadsheet = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/download/claimdetails/file',
  access: 'member',
  inSimulation: 'allowed',
  encoding: 'form',
  payload: v.object({ claims: v.pipe(v.string(), v.parseJson(), claimList, v.minLength(1)) }),
  response: v.pipe(
    v.object({ payload: v.object({ link: v.pipe(text, v.regex(/^\//)) }) }),
    v.transform(({ payload }) => payload.link),
  ),
  progress: true,
});

/**
 * The file of a spreadsheet. Browsers send no token with a link, so the unguessable name grants access. The name
 * works once, within five minutes, while the session that made it is open (404 afterward). HEAD and byte-range requests
 * do not count as use. Not in the spec: all of it.
 */
export const downloadFile = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/download/file/{fileName}',
  access: 'public',
  byBrowser: true,
  response: { file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
});

/**
 * A claim and its services as a PDF (spec 001 §7 'Save claim detail'). 403 for a claim that the member may not
 * see. Not in the spec: the form field `claimDetail`, JSON with `claim` (claimNumber) and `services` (lineNumber;
 * empty means all), and that the response is a PDF.
 */
export const saveClaimDetail = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/statement/claimDetails/save',
  access: 'member',
  encoding: 'form',
  payload: v.object({
    claimDetail: v.pipe(
      v.string(),
      v.parseJson(),
      v.object({
        claim: v.object({ claimNumber: text }),
        services: v.array(v.object({ lineNumber: v.number() })),
      }),
    ),
  }),
  response: { file: 'application/pdf' },
  read: true,
  progress: true,
});
