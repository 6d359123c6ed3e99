/** The two wire formats of claims (spec 001 §3 'Claim'). */
import type { ClaimWire, RawClaimWire } from '../../../src/features/claims/claims.schema.ts';
import { addDays, parseWireDate, toCompactDate, type IsoDate } from '../../../src/lib/date/date.ts';
import type { Family } from '../../people/family.ts';
import { accountsOf } from '../spending/account-records.ts';
import { appealOf } from './appeal-deadline.ts';
import { costOf, drugFields } from './claim-services.ts';
import { OUT_OF_NETWORK } from '../data/providers.ts';
import { networkOf, type ClaimRecord } from './counted-claims.ts';

/** Statuses of claims that can be paid: approved, partly approved and adjusted. For a denied claim, the provider sends a bill. */
const PAYABLE = ['1', '2', '4'];

/** The amount that the member still owes, in cents; 0 if the claim cannot be paid from an account. */
export function owedOf(record: ClaimRecord, family: Family, paidCents: number): number {
  const { claimStatusCode, clientId, groupNumber } = record.wire;
  const group = family.clients
    .find(({ id }) => id === clientId)
    ?.groups.find(({ number }) => number === groupNumber);
  if (!group?.spendingAccount || !PAYABLE.includes(claimStatusCode)) return 0;
  return Math.max(0, (costOf(record) ?? 0) - paidCents);
}

/**
 * The payee of a claim: the member if the member has already paid a pharmacy or an out-of-network provider, otherwise
 * the provider. Vision claims have no payee.
 */
function recipientOf({ planType, providerName }: ClaimWire): { paymentRecipient?: string } {
  if (planType === 'vision') return {};
  const isMember = planType === 'drug' || OUT_OF_NETWORK.includes(providerName ?? '');
  return { paymentRecipient: isMember ? 'MEMBER' : 'PROVIDER' };
}

/** The part of the member's cost that comes from denied services. Only partly approved claims have this field. */
const deniedOf = (record: ClaimRecord): { memberDeniedAmount?: number } =>
  record.wire.claimStatusCode === '2'
    ? {
        memberDeniedAmount:
          record.lines.filter(({ isDenied }) => isDenied).reduce((sum, { cost }) => sum + cost, 0) / 100,
      }
    : {};

/**
 * The payment fields of a claim marked as payable. A partly approved claim keeps its generated paymentInfo, 'You may
 * get a bill', so the portal shows no pay button.
 */
const payFields = ({ wire: { claimStatusCode } }: ClaimRecord) => ({
  claimPayButton: 'true',
  ...(claimStatusCode === '2' ? {} : { paymentInfo: '' }),
});

/** The paymentInfo of a claim that was paid from the client's first account. For an HRA, the text says HCRA; for other accounts, it is empty. */
function paidInfo({ wire: { clientId } }: ClaimRecord, family: Family): string {
  const [account] = accountsOf(family).filter(({ client }) => client.id === clientId);
  return account?.kind === 'HRA' ? 'Paid by HCRA' : '';
}

/** The claims in the wire format of the summary call. @param paid cents paid through the portal, by claim number */
export function claimForms(
  records: readonly ClaimRecord[],
  family: Family,
  paid: ReadonlyMap<string, number>,
): ClaimWire[] {
  // Cached, because thousands of claims share a few hundred dates.
  const settled = new Map<IsoDate, string>();
  const settledOn = (date: IsoDate): string => {
    const settledDate = settled.get(date) ?? toCompactDate(addDays(date, 1));
    settled.set(date, settledDate);
    return settledDate;
  };
  return records.map((record) => {
    const { wire } = record;
    const cents = paid.get(wire.claimNumber) ?? 0;
    const owed = owedOf(record, family, cents);
    return {
      ...wire,
      ...(wire.claimStatusCode === '5'
        ? {}
        : { clmFnlnDate: settledOn(record.serviceDate), eobDocSeqNo: wire.claimNumber.slice(-7) }),
      ...appealOf(record),
      ...recipientOf(wire),
      ...deniedOf(record),
      networkCode: networkOf(record, family),
      ...(owed > 0 ? payFields(record) : {}),
      ...(cents > 0 ? { memberPaidAmount: cents / 100 } : {}),
      ...(cents > 0 && owed === 0 ? { paymentInfo: paidInfo(record, family) } : {}),
      ...drugFields(record),
    };
  });
}

/** Adds paymentInfo to claim records, so that the spreadsheet shows the same payments as the list. */
export const withPaymentInfo = (
  records: readonly ClaimRecord[],
  family: Family,
  paid: ReadonlyMap<string, number>,
): ClaimRecord[] => {
  const forms = claimForms(records, family, paid);
  return records.map((record, at) => ({
    ...record,
    wire: { ...record.wire, paymentInfo: forms[at]?.paymentInfo ?? '' },
  }));
};

export function rawForm(claim: ClaimWire): RawClaimWire {
  const {
    memberFirstName,
    memberMiddleName,
    memberLastName,
    memberSuffix,
    memberDob,
    providerName,
    billingProviderId,
    groupNumber,
    dateOfServiceISO,
    yourCost,
    claimStatusCode,
    sysSrcCode,
    ...rest
  } = claim;
  const system = sysSrcCode === 'ods' || sysSrcCode === 'dental' ? sysSrcCode : 'medical';
  return {
    ...rest,
    mbrFirstNm: memberFirstName,
    mbrMiddleNm: memberMiddleName ?? '',
    mbrLastNm: memberLastName,
    mbrSuffixNm: memberSuffix ?? '',
    mbrBirthDate: toCompactDate(parseWireDate(memberDob) ?? ''),
    ...(providerName ? { bilgProvOrgNm: providerName } : {}),
    bilgProviderId: billingProviderId ?? '',
    clnCnRuleSetClaimsPcsgNo: groupNumber,
    bilgProvSvcBgnDt: toCompactDate(dateOfServiceISO),
    ...(yourCost === undefined ? {} : { bilgProvTotMbrLiab: yourCost }),
    bilgProvClmStaCd: claimStatusCode,
    sysSrcCode: system,
    eobPrintCd: 'P',
    inputMedium: 'E',
    callActivitiesV2Flag: 'Y',
    paymentIntegrationFlag: 'N',
  };
}
