/** What makes the files behind the download links: loaded with the first press, most members never do. */
import type { DateSpan } from '../../../lib/date.ts';
import { raiseFlag } from '../../../lib/analytics.ts';
import { toCsv } from '../../../lib/csv.ts';
import { ServiceError } from '../../../lib/failure.ts';
import { goTo } from '../../../lib/go.ts';
import { newReference } from '../../../lib/reference.ts';
import { withDownloadProgress } from '../../../ui/progress-dialog.ts';
import { saveFile } from '../../../ui/save-file.ts';
import type { Claim } from '../claims.schema.ts';
import { claimRows, csvName, fileScope } from './spreadsheet.rules.ts';
import { makeSpreadsheet } from './spreadsheet.service.ts';

const CSV = 'text/csv;charset=utf-8';

/**
 * Has a spreadsheet made; its link becomes the browser's location (spec 001 §7), which saves the file and leaves the page
 * where it is. @throws ServiceError also where the link leads to no place of ours: an answer that nobody can use
 */
export async function openSpreadsheet(numbers: readonly string[]): Promise<void> {
  const link = await withDownloadProgress((_report, signal) => makeSpreadsheet(numbers, signal));
  if (!goTo(link)) throw new ServiceError({ kind: 'bad-reply', reference: newReference() });
}

/** What is known of the claims that are saved. */
export interface SavedList {
  /** Claims of the window, filtered or not. */
  all: number;
  /** Claims of the window that could not be read. */
  leftOut: number;
  isPaidKnown: boolean;
}

/** Saves claims as comma-separated values. @returns the file's name */
export function saveCsv(
  claims: readonly Claim[],
  range: DateSpan,
  { all, leftOut, isPaidKnown }: SavedList,
): string {
  raiseFlag('claims-csv');
  const name = csvName(range, fileScope(claims.length, all, leftOut));
  saveFile(new Blob([toCsv(claimRows(claims, isPaidKnown, leftOut))], { type: CSV }), name);
  return name;
}
