/** Claims as rows of a file (spec 001 §2 'download-to-spreadsheet link'). Pure. */
import type { DateSpan } from '../../../lib/date.ts';
import type { Claim } from '../claims.schema.ts';
import { t as claimWords } from '../claims.text.ts';
import { patientName } from '../patients.rules.ts';
import { t } from './spreadsheet.text.ts';

const COLUMNS = [
  'date',
  'patient',
  'provider',
  'number',
  'group',
  'planType',
  'status',
  'cost',
  'paid',
  'payment',
] as const;

/** Dollars without a sign, `1250.00`: a number to any spreadsheet program. @param cents whole */
export function amountCell(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const cellsOf = (claim: Claim, isPaidKnown: boolean): Record<(typeof COLUMNS)[number], string> => ({
  date: claim.serviceDate,
  patient: patientName(claim.patient),
  provider: claim.provider || claimWords('noProvider'),
  number: claim.number,
  group: claim.groupNumber,
  planType: claimWords(`plan.${claim.planType}`),
  status: claimWords(`status.${claim.status}`),
  cost: claim.memberCost === null ? claimWords('inProcess') : amountCell(claim.memberCost),
  paid: isPaidKnown ? amountCell(claim.paid) : '',
  payment: claim.paymentInfo,
});

/** The last row of a file that is not complete: how many claims could not be read. */
const leftOutRow = (leftOut: number): string[] =>
  COLUMNS.map((_column, at) => (at === 0 ? t('leftOut', { count: leftOut }) : ''));

/**
 * Headings and one row for each claim, in the order shown and in the page's language. Dates are ISO, amounts dollars.
 * @param isPaidKnown whether it is known what was paid from spending accounts; otherwise nothing stands there, and no 0.00
 * @param leftOut claims that could not be read: a last row says how many, so that sums of the file are not taken for all
 */
export const claimRows = (claims: readonly Claim[], isPaidKnown: boolean, leftOut = 0): string[][] => [
  COLUMNS.map((column) => t(column)),
  ...claims.map((claim) => {
    const cells = cellsOf(claim, isPaidKnown);
    return COLUMNS.map((column) => cells[column]);
  }),
  ...(leftOut > 0 ? [leftOutRow(leftOut)] : []),
];

/** Which of a window's claims a file holds: all, those that filters leave, or all that could be read. */
type FileScope = 'fileAll' | 'fileFiltered' | 'fileReadable';

/** @param all claims of the window that could be read, @param leftOut those that could not */
export function fileScope(saved: number, all: number, leftOut: number): FileScope {
  if (saved < all) return 'fileFiltered';
  return leftOut > 0 ? 'fileReadable' : 'fileAll';
}

/**
 * `all-claims-2025-11-21-to-2026-11-21.csv`, `filtered-claims-…` or `readable-claims-…`: says which of the window's
 * claims, and nothing about the member, a filter by person included (docs/decisions/042).
 */
export const csvName = ({ from, to }: DateSpan, scope: FileScope): string => `${t(scope, { from, to })}.csv`;
