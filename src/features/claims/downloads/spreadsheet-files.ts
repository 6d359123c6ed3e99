/** Makes the spreadsheet and the CSV file of claims. Loaded on the first click. */
import { raiseFlag } from '../../../lib/page/analytics.ts';
import type { DateSpan } from '../../../lib/date/date.ts';
import { ServiceError } from '../../../lib/remote/failure.ts';
import { send } from '../../../lib/http/http.ts';
import { navigateTo } from '../../../lib/navigation/navigation.ts';
import { newReference } from '../../../lib/http/reference-code.ts';
import { announce } from '../../../ui/page/announce.ts';
import { fileScope } from '../../../ui/list/csv-columns.rules.ts';
import { saveCsv } from '../../../ui/list/save-csv.ts';
import { withProgressDialog } from '../../../ui/dialog/progress-dialog.ts';
import type { Claim } from '../claims.schema.ts';
import { claimSpreadsheet } from './claim-documents.schema.ts';
import { t } from './download-links.text.ts';
import { claimRows, csvName } from './spreadsheet.rules.ts';

/** Downloads a file; the page stays open (spec 001 §7). @throws ServiceError also if the link leads to another site */
export async function openSpreadsheet(numbers: readonly string[]): Promise<void> {
  const payload = { claims: JSON.stringify(numbers.map((claimNumber) => ({ claimNumber }))) };
  const link = await withProgressDialog((signal) => send(claimSpreadsheet, { payload }, { signal }));
  if (!navigateTo(link)) throw new ServiceError({ kind: 'bad-response', reference: newReference() });
  announce(t('ready', { count: numbers.length }));
}

interface SavedList {
  all: number;
  skipped: number;
  isPaidKnown: boolean;
}

/** Saves the claims as a CSV file. @returns the file's name */
export function saveClaims(
  claims: readonly Claim[],
  range: DateSpan,
  { all, skipped, isPaidKnown }: SavedList,
): string {
  raiseFlag('claims-csv');
  const name = csvName(range, fileScope(claims.length, all, skipped));
  saveCsv(name, claimRows(claims, isPaidKnown, skipped));
  return name;
}
