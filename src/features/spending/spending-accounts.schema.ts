import * as v from 'valibot';
import { defineCall } from '../../lib/http/call.schema.ts';
import {
  count,
  flag,
  looseDate,
  money,
  optionalFlag,
  optionalMoney,
  optionalText,
  text,
} from '../../lib/http/wire.schema.ts';

/** Account types. Not in the spec; any unknown code becomes 'other'. */
const KINDS = {
  HSA: 'health-savings',
  FSA: 'flexible-spending',
  DCFSA: 'dependent-care',
  HRA: 'health-reimbursement',
} as const;

const isKind = (code: string): code is keyof typeof KINDS => Object.hasOwn(KINDS, code);

export const kindOfCode = (code: string): (typeof KINDS)[keyof typeof KINDS] | 'other' =>
  isKind(code) ? KINDS[code] : 'other';

/** An optional amount. An invalid value counts as missing. */
const looseMoney = v.fallback(optionalMoney, null);

const account = v.pipe(
  v.object({
    accountId: text,
    groupCode: text,
    participantCode: text,
    accountType: text,
    accountTypeCode: text,
    transactionCount: count,
    /** Number of days that transactionCount covers: 30 (spec 001 §9). */
    transactionDays: count,
    balance: money,
    currentBalance: money,
    accountDisplaySeq: count,
    hcraIndicator: optionalFlag,
    balanceAsOfDate: looseDate,
    useByDate: looseDate,
    claimByDate: looseDate,
    carryoverLimit: looseMoney,
  }),
  v.transform((wire) => ({
    id: wire.accountId,
    groupCode: wire.groupCode,
    participantCode: wire.participantCode,
    name: wire.accountType,
    code: wire.accountTypeCode,
    kind: kindOfCode(wire.accountTypeCode),
    recentTransactions: wire.transactionCount,
    recentDays: wire.transactionDays,
    /** Posted balance, in cents. Pending payments are not subtracted yet. */
    balance: wire.balance,
    /** Cents available to spend now. */
    currentBalance: wire.currentBalance,
    order: wire.accountDisplaySeq,
    isHcra: wire.hcraIndicator,
    /** The date of the posted `balance`; null if the service does not give one. */
    asOf: wire.balanceAsOfDate,
    /** Last day on which the account's money can be spent. */
    useBy: wire.useByDate,
    /** Last day to submit expenses incurred by `useBy`. */
    claimBy: wire.claimByDate,
    /** Maximum amount in cents that can carry over after `useBy`. */
    carryover: wire.carryoverLimit,
  })),
);
export type SpendingAccount = v.InferOutput<typeof account>;

const clientAccounts = v.pipe(
  v.object({
    clientNumber: text,
    clientName: optionalText,
    groupNumber: text,
    spendingAccountExists: flag,
    hsaEnrollmentInProcess: optionalFlag,
    isInBlackout: optionalFlag,
    /** If the module is blank, the portal derives it (spec 001 §4 'Module type'). */
    moduleId: optionalText,
    count,
    accountList: v.array(account),
  }),
  v.transform(({ count: total, accountList, ...rest }) => ({ ...rest, total, accounts: accountList })),
);
export type ClientAccounts = v.InferOutput<typeof clientAccounts>;

const accountListResponse = v.pipe(
  v.object({ payload: v.object({ spendingAccounts: v.array(clientAccounts) }) }),
  v.transform(({ payload }) => payload.spendingAccounts),
);

/**
 * A client's spending accounts, one entry per requested group (spec 001 §3 'Spending account', §7 'Account list').
 * memberID is the umi; amounts are dollars. 403 for a umi, client or group that is not the caller's. Empty during a
 * blackout. Not in the spec: the nesting of accounts in clients; accountId, for the transactions call; participantCode; and,
 * each optional, balanceAsOfDate, useByDate, claimByDate, carryoverLimit (decisions/spending#figures-of-an-account).
 */
export const accountList = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/spendingAccount/common/v1/accountList',
  access: 'member',
  query: v.object({
    memberID: text,
    vendorType: v.literal('SELECTACCOUNT'),
    groupNumber: text,
    clientNumber: text,
  }),
  response: accountListResponse,
  progress: true,
});

const balanceResponse = v.pipe(
  v.object({
    payload: v.object({
      participantCode: text,
      groupCode: text,
      balance: money,
      currentBalance: money,
      balanceAsOfDate: looseDate,
    }),
  }),
  v.transform(({ payload: { balanceAsOfDate, ...rest } }) => ({ ...rest, asOf: balanceAsOfDate })),
);

/**
 * Balance of an account in dollars (spec 001 §7 'Spending balance'), requested with the codes from accountList. 403 for an
 * account that is not the caller's. Not in the spec: the response, in which balanceAsOfDate has the same
 * meaning as in accountList.
 */
export const claimAmount = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/claim/amount',
  access: 'member',
  query: v.object({ participantCode: text, groupCode: text }),
  response: balanceResponse,
});

const accountType = v.pipe(
  v.object({
    sequenceNo: count,
    vendorCode: text,
    hmAccountCode: text,
    hmAccountDescription: text,
    icisCode: optionalText,
  }),
  v.transform((wire) => ({
    order: wire.sequenceNo,
    vendorCode: wire.vendorCode,
    code: wire.hmAccountCode,
    description: wire.hmAccountDescription,
    icisCode: wire.icisCode,
  })),
);

const accountTypesResponse = v.pipe(
  v.object({ payload: v.object({ accountTypes: v.array(accountType) }) }),
  v.transform(({ payload }) => payload.accountTypes),
);

/**
 * A client's account types, in display order (spec 001 §3 'Account type', §7 'Account types'). 403 for a client
 * that is not the caller's. Not in the spec: the payload; vendorCode.
 */
export const getAccountTypes = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/getAccountTypes',
  access: 'member',
  payload: v.object({ clientNumber: text }),
  response: accountTypesResponse,
  read: true,
});
