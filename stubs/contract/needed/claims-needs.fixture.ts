import { claimDetail } from '../../../src/features/claims/detail/claim-detail.schema.ts';
import * as documents from '../../../src/features/claims/downloads/claim-documents.schema.ts';
import { claimSummary, recentClaims } from '../../../src/features/claims/claims.schema.ts';
import { payClaim } from '../../../src/features/pay-claim/pay-claim.schema.ts';
import type { CallNeeds } from './call-needs.fixture.ts';

const CLAIMS = 'payload.getClaimAccumActivitySummaryData';
const SUMMARY = [
  'payload.totalClaims',
  'payload.totalClaimsSinceLastVisit',
  CLAIMS,
  ...[
    'claimNumber',
    'memberFirstName',
    'memberLastName',
    'groupNumber',
    'clientId',
    'dateOfServiceISO',
    'planType',
  ].map((field) => `${CLAIMS}.*.${field}`),
];

/** The claim fields of the raw format, which has different names from the format above. */
const RAW = ['mbrFirstNm', 'mbrLastNm', 'clnCnRuleSetClaimsPcsgNo', 'bilgProvSvcBgnDt', 'sysSrcCode'].map(
  (field) => `${CLAIMS}.*.${field}`,
);

const SERVICES = 'payload.getClaimAccumActivityDetailData';
const DOCUMENTS = 'payload.repEobDocumentByClaimData.documents';

export const claimsNeeds: readonly CallNeeds[] = [
  [claimSummary, SUMMARY],
  [recentClaims, [...SUMMARY, ...RAW]],
  [
    claimDetail,
    [
      'payload.claimNumber',
      'payload.totalCount',
      SERVICES,
      ...['lineNumber', 'serviceDate', 'serviceDescription'].map((field) => `${SERVICES}.*.${field}`),
      ...['accumulations', 'pendingAccumulations'].flatMap((list) =>
        ['accumTypeCode', 'accumDescriptorCode', 'accumAmount'].map(
          (field) => `${SERVICES}.*.${list}.*.${field}`,
        ),
      ),
    ],
  ],
  [
    payClaim,
    [
      ...['confirmationNumber', 'paymentDate', 'totalAmount', 'remainingBalance', 'claims'].map(
        (field) => `payload.${field}`,
      ),
      'payload.claims.*.claimNumber',
      'payload.claims.*.amount',
    ],
  ],
  [
    documents.eobDocByClaim,
    [
      DOCUMENTS,
      ...['docTypeCode', 'docEndDate', 'docKey', 'docKey.*.docKeyName', 'docKey.*.docKeyValue'].map(
        (field) => `${DOCUMENTS}.*.${field}`,
      ),
    ],
  ],
  [documents.claimSpreadsheet, ['payload.link']],
];
