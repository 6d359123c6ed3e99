/** Spreadsheets of claims (spec 001 §7 'Claim spreadsheet'). */
import type { ClaimRecord } from './data/claims.ts';
import { costOf } from './data/claim-services.ts';

/** Content type of an .xlsx file. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const HEADINGS = [
  'Service date',
  'Patient',
  'Provider',
  'Claim number',
  'Plan type',
  'Status',
  'Your cost',
  'Paid from spending accounts',
];

const money = (cents: number) => ({ value: cents / 100, type: Number, format: '#,##0.00' });

/**
 * A workbook of one sheet, a row for each claim. Loads write-excel-file when it is first wanted.
 * @param paid cents of each cost that were paid from spending accounts, by claim number
 */
export async function claimsWorkbook(
  records: readonly ClaimRecord[],
  paid: ReadonlyMap<string, number>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const headings = HEADINGS.map((value) => ({ value, fontWeight: 'bold' as const }));
  const rows = records.map((record) => {
    const { wire, serviceDate } = record;
    const cost = costOf(record);
    return [
      serviceDate,
      `${wire.memberFirstName} ${wire.memberLastName}`,
      wire.providerName ?? 'Provider name unavailable',
      wire.claimNumber,
      wire.planType,
      wire.claimStatusText ?? '',
      cost === null ? 'In Process' : money(cost),
      money(paid.get(wire.claimNumber) ?? 0),
    ];
  });
  const file = await writeExcelFile([headings, ...rows], { sheet: 'Claims' }).toBuffer();
  return Uint8Array.from(file);
}
