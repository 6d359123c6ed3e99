import * as v from 'valibot';
import { defineCall } from '../../lib/http/call.schema.ts';
import { lenientList } from '../../lib/http/lenient-list.schema.ts';
import { compactDate, date, isoDay, optionalText, text } from '../../lib/http/wire.schema.ts';
import { parseWireDate } from '../../lib/date/date.ts';

/** Maps docTypeGroup of spec 001 §4 to our names. */
const GROUPS = {
  MHS: 'health',
  COM: 'payment-only',
  SRM: 'quarterly',
  MEDC: 'medicare-quarterly',
} as const;
/** 'explanation' has no docTypeGroup code. It is the group of all entries of eobDocByUmi. */
export type StatementGroup = (typeof GROUPS)[keyof typeof GROUPS] | 'explanation' | 'other';

/** Returns 'other' for codes that the spec does not list. */
export const statementGroup = (code: string): StatementGroup =>
  new Map<string, StatementGroup>(Object.entries(GROUPS)).get(code) ?? 'other';

/** Name/value pairs. Begin and end each have two spellings (spec 001 §3 'Source data'). */
const pairs = v.array(v.object({ name: text, value: v.string() }));

const statement = v.pipe(
  v.object({
    docentid: text,
    docTypeGroup: text,
    suppressionInd: optionalText,
    documentRefNumber: optionalText,
    trackingNumber: optionalText,
    invoiceNumber: optionalText,
    attributes: pairs,
  }),
  v.transform(({ attributes, ...wire }) => {
    const values = new Map(attributes.map(({ name, value }) => [name.toUpperCase(), value.trim()]));
    const valueOf = (...names: string[]): string =>
      names.map((name) => values.get(name)).find((value) => value) ?? '';
    return {
      ...wire,
      CYCLE_DATE: valueOf('CYCLE_DATE'),
      BEGIN: valueOf('ST_BGN_DATE', 'ST_BEGIN'),
      END: valueOf('ST_END_DATE', 'ST_END'),
      FOLDER: valueOf('FOLDER'),
      PLT: valueOf('PLT'),
      UMI: valueOf('UMI'),
      ECI: valueOf('ECI'),
      GRP_NUM: valueOf('GRP_NUM'),
    };
  }),
  v.object({
    docentid: text,
    docTypeGroup: text,
    suppressionInd: v.string(),
    documentRefNumber: v.string(),
    trackingNumber: v.string(),
    invoiceNumber: v.string(),
    CYCLE_DATE: v.string(),
    BEGIN: date,
    END: date,
    FOLDER: text,
    PLT: v.string(),
    UMI: text,
    ECI: v.string(),
    GRP_NUM: v.string(),
  }),
  v.transform(({ CYCLE_DATE, ...wire }) => ({
    documentId: wire.docentid,
    /** docTypeGroup as the service spells it, for archive queries. */
    typeCode: wire.docTypeGroup,
    group: statementGroup(wire.docTypeGroup),
    /** Calendar date; null if missing or invalid. */
    cycleDate: parseWireDate(CYCLE_DATE),
    beginDate: wire.BEGIN,
    endDate: wire.END,
    /** The date in archive queries: the cycle date, or the end date if there is none. */
    statementDate: parseWireDate(CYCLE_DATE) ?? wire.END,
    /** A statement is listed only if this date is within the range (spec 001 §5). */
    deliveryDate: wire.END,
    folder: wire.FOLDER,
    plt: wire.PLT,
    umi: wire.UMI,
    /** The person's ecId. It is compared with the ecIds of the dependents. */
    eci: wire.ECI,
    groupNumber: wire.GRP_NUM,
    suppressed: wire.suppressionInd === 'Y',
    documentReference: wire.documentRefNumber,
    trackingNumber: wire.trackingNumber,
    invoiceNumber: wire.invoiceNumber,
  })),
);
export type StatementWire = v.InferInput<typeof statement>;
export type Statement = v.InferOutput<typeof statement>;

/** The response schema of a statement source. Its documentType is mhsmem or srmeob (spec 001 §7). */
const archiveResponse = <const T extends string>(documentType: T) =>
  v.pipe(
    v.object({
      payload: v.object({
        documentType: v.literal(documentType),
        statementArchives: lenientList('statement', statement),
      }),
    }),
    v.transform(
      ({
        payload: {
          statementArchives: { items, skipped },
        },
      }) => ({ statements: items, skipped }),
    ),
  );

/**
 * Health statements that end within a date range, newest first (spec 001 §7 'Statements', §3 'Statement'). Dates
 * are yyyy-MM-dd, both ends included. Subscribers get the family's statements, others only their own. Not in the spec: method
 * and path; the fields outside the name/value pairs of 001 §3, which are docentid (the document's id), docTypeGroup,
 * suppressionInd, documentRefNumber, trackingNumber and invoiceNumber; the format yyyyMMdd of the dates in the pairs.
 */
export const getStatementArchives = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/statement/getStatementArchives',
  access: 'member',
  query: v.object({ from: isoDay, to: isoDay }),
  response: archiveResponse('mhsmem'),
  progress: true,
});

/**
 * Like getStatementArchives, but for payment-only statements (spec 001 §7 'Statements'). Not in the spec: method,
 * path, the query, and the document type mhsmem.
 */
export const getPOSStatementArchives = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/statement/getPOSStatementArchives',
  access: 'member',
  query: v.object({ from: isoDay, to: isoDay }),
  response: archiveResponse('mhsmem'),
  progress: true,
});

/** Like getStatementArchives, but for quarterly statements (spec 001 §7 'Statements'). Not in the spec: method and path. */
export const getSREStatementArchives = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/statement/getSREStatementArchives',
  access: 'member',
  query: v.object({ effFromDate: isoDay, effToDate: isoDay }),
  response: archiveResponse('srmeob'),
  progress: true,
});

/**
 * A statement's document (spec 001 §3 'Attributes used for archive queries', §7 'GET document retrieval by docentid
 * with dates'). Dates are yyyy-MM-dd. 403 for another contract's umi; 404 for a document of another person, for a
 * suppressed document, and if an attribute differs from the statement's. Not in the spec: the path; the query contains the
 * attributes of 001 §3, with cycledate only if the statement has a cycle date; statementdate is the cycle date, or the
 * end date if there is none.
 */
export const statementDocument = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/statement/document/{docentid}',
  access: 'member',
  query: v.object({
    doctypegroup: text,
    umi: text,
    plt: v.string(),
    docodfoldername: text,
    startdate: isoDay,
    enddate: isoDay,
    cycledate: v.optional(isoDay),
    statementdate: isoDay,
  }),
  response: { file: 'application/pdf' },
  progress: true,
});

/**
 * A statement's file (spec 001 §7 'Statement file'): docType COM, SRMEOB or MHS; MEDC uses COM; MHS also
 * sends field2=PLTN. SUBSCRIBER_ID is the statement's umi, ODFolder its folder. 403 for another contract's
 * umi, 404 if no statement matches the whole query. Not in the spec: dates are yyyyMMdd.
 */
export const statementFile = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/statement/file',
  access: 'member',
  query: v.object({
    SUBSCRIBER_ID: text,
    pltNumber: text,
    ODFolder: text,
    END_DATE: compactDate,
    BEGIN_DATE: compactDate,
    docType: v.picklist(['COM', 'SRMEOB', 'MHS']),
    field2: v.optional(v.literal('PLTN')),
  }),
  response: { file: 'application/pdf' },
  progress: true,
});
export type StatementDocumentQuery = v.InferInput<typeof statementDocument.query>;
export type StatementFileQuery = v.InferInput<typeof statementFile.query>;
