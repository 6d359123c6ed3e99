/** Spreadsheets of claims (spec 001 §7 'Claim spreadsheet'). They have the same columns as the portal's CSV file. */
import type { ClaimRecord } from './counted-claims.ts';
import { costOf } from './claim-services.ts';

const END_OF_DIRECTORY = 0x06054b50;
const END_LENGTH = 22;
/** Offsets of fields in a ZIP file (APPNOTE 4.3.7 local header, 4.3.12 directory entry, 4.3.16 end of directory). */
const IN_END = { entries: 10, directory: 16 } as const;
const IN_ENTRY = {
  time: 12,
  nameLength: 28,
  extraLength: 30,
  commentLength: 32,
  header: 42,
  end: 46,
} as const;
const HEADER_TIME = 10;
/** January 1, 1980, midnight: the earliest date that a ZIP file can contain. */
const EARLIEST = 0x0021_0000;

/**
 * Overwrites all dates in a ZIP archive, so that equal content gives equal bytes.
 * @param archive a ZIP file without a comment, as write-excel-file creates it
 * @throws RangeError if it is anything else
 */
function clearZipTimes(archive: Uint8Array<ArrayBuffer>): void {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = archive.byteLength - END_LENGTH;
  if (end < 0 || view.getUint32(end, true) !== END_OF_DIRECTORY) throw new RangeError('not a ZIP archive');
  let entry = view.getUint32(end + IN_END.directory, true);
  for (let left = view.getUint16(end + IN_END.entries, true); left > 0; left -= 1) {
    view.setUint32(entry + IN_ENTRY.time, EARLIEST, true);
    view.setUint32(view.getUint32(entry + IN_ENTRY.header, true) + HEADER_TIME, EARLIEST, true);
    entry +=
      IN_ENTRY.end +
      view.getUint16(entry + IN_ENTRY.nameLength, true) +
      view.getUint16(entry + IN_ENTRY.extraLength, true) +
      view.getUint16(entry + IN_ENTRY.commentLength, true);
  }
}

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const PLAN_TYPE_NAMES = {
  medical: 'Medical',
  drug: 'Drug',
  dental: 'Dental',
  vision: 'Vision',
} as const satisfies Record<ClaimRecord['wire']['planType'], string>;

const money = (cents: number) => ({ value: cents / 100, type: Number, format: '#,##0.00' });

/** A date cell without a time. Midnight UTC becomes a whole number of days in the file. */
const date = (day: string) => ({ value: new Date(`${day}T00:00:00Z`), type: Date, format: 'mm/dd/yyyy' });

function cellsOf(record: ClaimRecord, paid: number) {
  const { wire, serviceDate } = record;
  const cost = costOf(record);
  return {
    'Date of service': date(serviceDate),
    Patient: [wire.memberFirstName, wire.memberMiddleName, wire.memberLastName, wire.memberSuffix]
      .filter(Boolean)
      .join(' '),
    Provider: wire.providerName ?? 'Provider name unavailable',
    'Claim number': wire.claimNumber,
    Group: wire.groupNumber,
    'Plan type': PLAN_TYPE_NAMES[wire.planType],
    Status: wire.claimStatusText ?? '',
    'Your cost': cost === null ? 'In Process' : money(cost),
    'Paid from spending accounts': money(paid),
    'Payment information': wire.paymentInfo ?? '',
  };
}

/** The heading of each column, and its width in characters, which fits the heading and typical cells. */
export const COLUMNS: readonly (readonly [heading: keyof ReturnType<typeof cellsOf>, width: number])[] = [
  ['Date of service', 16],
  ['Patient', 26],
  ['Provider', 42],
  ['Claim number', 18],
  ['Group', 14],
  ['Plan type', 12],
  ['Status', 20],
  ['Your cost', 14],
  ['Paid from spending accounts', 28],
  ['Payment information', 36],
];

/**
 * Creates a workbook with one sheet: frozen headings, then a row for each claim. Equal claims give equal bytes. Loads
 * write-excel-file on demand.
 * @param paid cents paid from spending accounts, by claim number
 */
export async function claimsWorkbook(
  records: readonly ClaimRecord[],
  paid: ReadonlyMap<string, number>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const headings = COLUMNS.map(([value]) => ({ value, fontWeight: 'bold' as const }));
  const rows = records.map((record) => {
    const cells = cellsOf(record, paid.get(record.wire.claimNumber) ?? 0);
    return COLUMNS.map(([heading]) => cells[heading]);
  });
  const file = await writeExcelFile([headings, ...rows], {
    sheet: 'Claims',
    columns: COLUMNS.map(([, width]) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
  const bytes = Uint8Array.from(file);
  clearZipTimes(bytes);
  return bytes;
}
