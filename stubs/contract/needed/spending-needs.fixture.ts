import * as spending from '../../../src/features/spending/spending-accounts.schema.ts';
import * as hsa from '../../../src/features/spending/hsa/hsa.schema.ts';
import { vendorDetails } from '../../../src/features/spending/vendor.schema.ts';
import * as transactions from '../../../src/features/spending/transactions.schema.ts';
import { mtmCapabilityInfo } from '../../../src/features/prescriptions/medication-therapy.schema.ts';
import type { CallNeeds } from './call-needs.fixture.ts';

const under = (prefix: string, fields: readonly string[]): string[] =>
  fields.map((field) => `${prefix}.${field}`);

const CLIENT = 'payload.spendingAccounts.*';

export const spendingNeeds: readonly CallNeeds[] = [
  [
    spending.accountList,
    [
      'payload.spendingAccounts',
      ...under(CLIENT, ['clientNumber', 'groupNumber', 'spendingAccountExists', 'count', 'accountList']),
      ...under(`${CLIENT}.accountList.*`, [
        'accountId',
        'groupCode',
        'participantCode',
        'accountType',
        'accountTypeCode',
        'transactionCount',
        'transactionDays',
        'balance',
        'currentBalance',
        'accountDisplaySeq',
      ]),
    ],
  ],
  [spending.claimAmount, under('payload', ['participantCode', 'groupCode', 'balance', 'currentBalance'])],
  [
    spending.getAccountTypes,
    [
      'payload.accountTypes',
      ...under('payload.accountTypes.*', [
        'sequenceNo',
        'vendorCode',
        'hmAccountCode',
        'hmAccountDescription',
      ]),
    ],
  ],
  [vendorDetails, ['payload.claimAndSpending']],
  [
    transactions.accountTransactions,
    [
      ...under('payload', ['transactions', 'totalCount']),
      ...under('payload.transactions.*', [
        'transactionId',
        'transactionDate',
        'transactionTypeCode',
        'amount',
        'runningBalance',
      ]),
    ],
  ],
  [
    transactions.accountContributions,
    [
      'payload.contributions',
      ...under('payload.contributions.*', ['year', 'memberContribution', 'employerContribution']),
    ],
  ],
  [hsa.hsaTermsAndConditions, ['payload.mhsTermsConditionsCode']],
  [hsa.hsaEnroll, ['payload.status', 'payload.confirmationNumber']],
  [mtmCapabilityInfo, ['payload.status', 'payload.mtmId', 'payload.visits']],
];
