/** The response fields that the statement archive and the dental history read. */
import { dentalProcedureHistory } from '../../../src/features/dental-history/dental-history.schema.ts';
import { eobDocByUmi } from '../../../src/features/statements/explanations.schema.ts';
import * as archive from '../../../src/features/statements/statements.schema.ts';
import type { CallNeeds } from './call-needs.fixture.ts';

const LIST = 'payload.statementArchives';
const STATEMENTS = [
  'payload.documentType',
  LIST,
  ...['docentid', 'docTypeGroup', 'attributes', 'attributes.*.name', 'attributes.*.value'].map(
    (field) => `${LIST}.*.${field}`,
  ),
];

const KEYS = 'payload.repEobDocumentByUmiData.documentKeys';
const HISTORY = 'repDentalProcedureHistoryResp.payload.repDentalProcedureHistoryData';

export const statementsNeeds: readonly CallNeeds[] = [
  [archive.getStatementArchives, STATEMENTS],
  [archive.getPOSStatementArchives, STATEMENTS],
  [archive.getSREStatementArchives, STATEMENTS],
  [
    eobDocByUmi,
    [
      KEYS,
      ...['docTypeCode', 'docBeginDate', 'docEndDate', 'docKey1Value', 'docKey2Value', 'docKey3Value'].map(
        (field) => `${KEYS}.*.${field}`,
      ),
    ],
  ],
  [
    dentalProcedureHistory,
    [
      HISTORY,
      ...[
        'pin',
        'pfTable',
        'pfTable.*.procedureDate',
        'pfTable.*.procedureCode',
        'pfTable.*.procedureDescription',
      ].map((field) => `${HISTORY}.*.${field}`),
    ],
  ],
];
