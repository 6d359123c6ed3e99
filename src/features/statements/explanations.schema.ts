/** Explanations of benefits of a contract (spec 001 §3 'EOB document by UMI'). */
import * as v from 'valibot';
import { defineCall } from '../../lib/http/call.schema.ts';
import { lenientList } from '../../lib/http/lenient-list.schema.ts';
import { compactDate, date, text } from '../../lib/http/wire.schema.ts';
import type { Statement } from './statements.schema.ts';

/**
 * Maps docTypeCode to the ODFolder of the file call, because the document keys contain no folder. Not in the spec:
 * which folder belongs to which docTypeCode. The folder names are document types in 001 §9.
 */
const FOLDERS: ReadonlyMap<string, string> = new Map([
  ['MHS', 'MHSMEM'],
  ['SRM', 'SRMEOB'],
]);

const documentKey = v.pipe(
  v.object({
    docTypeCode: text,
    docBeginDate: date,
    docEndDate: date,
    docKey1Value: text,
    docKey2Value: text,
    docKey3Value: date,
  }),
  v.transform((wire): Statement => {
    const { docTypeCode, docBeginDate, docEndDate, docKey1Value, docKey2Value, docKey3Value } = wire;
    const idParts = [docTypeCode, docKey1Value, docKey2Value, docBeginDate, docEndDate, docKey3Value];
    return {
      documentId: `eob-${idParts.join('-')}`,
      typeCode: docTypeCode,
      group: 'explanation',
      cycleDate: docKey3Value,
      beginDate: docBeginDate,
      endDate: docEndDate,
      statementDate: docKey3Value,
      deliveryDate: docEndDate,
      folder: FOLDERS.get(docTypeCode) ?? '',
      plt: docKey2Value,
      umi: docKey1Value,
      eci: '',
      groupNumber: '',
      suppressed: false,
      documentReference: '',
      trackingNumber: '',
      invoiceNumber: '',
    };
  }),
);

/**
 * The keys of a contract's explanations of benefits (spec 001 §3 'EOB document by UMI', §7 'EOB documents'), parsed as
 * statements without a person (decisions/messages#whose-statements-are-listed). 403 for another contract's umi, and for
 * members who are not subscribers. Not in the spec: the request, which has the umi and a date range that includes both ends;
 * docTypeCode uses the codes of docTypeGroup.
 */
export const eobDocByUmi = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/eobDocByUmi',
  access: 'member',
  payload: v.object({
    reqEobDocumentByUmiData: v.object({ umi: text, startDate: compactDate, endDate: compactDate }),
  }),
  response: v.pipe(
    v.object({
      payload: v.object({
        repEobDocumentByUmiData: v.object({
          documentKeys: lenientList('explanation of benefits', documentKey),
        }),
      }),
    }),
    v.transform(
      ({
        payload: {
          repEobDocumentByUmiData: {
            documentKeys: { items, skipped },
          },
        },
      }) => ({ statements: items, skipped }),
    ),
  ),
  read: true,
});
