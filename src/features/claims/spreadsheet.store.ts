/** The spreadsheet that the service makes of claims: asked for, under way, or failed. */
import { atom } from 'nanostores';
import { ServiceError } from '../../lib/failure.ts';
import { goTo } from '../../lib/go.ts';
import { newReference } from '../../lib/reference.ts';
import { failureOf } from '../../lib/remote.ts';
import { whenSignedOut } from '../../session/session.store.ts';
import { withDownloadProgress } from '../../ui/progress-dialog.ts';
import { makeSpreadsheet } from './spreadsheet.service.ts';

export type SpreadsheetState = { state: 'idle' } | { state: 'busy' } | { state: 'failed'; reference: string };

const IDLE: SpreadsheetState = { state: 'idle' };

export const $spreadsheet = atom<SpreadsheetState>(IDLE);

export const forgetSpreadsheet = (): void => $spreadsheet.set(IDLE);
whenSignedOut(forgetSpreadsheet);

/** @throws ServiceError where the link leads to no place of ours: an answer that nobody can use */
function follow(link: string): void {
  if (!goTo(link)) throw new ServiceError({ kind: 'bad-reply', reference: newReference() });
}

/** What the download ended with; one that the member cancelled is no failure. */
function ended(error: unknown): SpreadsheetState {
  const { kind, reference } = failureOf(error);
  return kind === 'aborted' ? IDLE : { state: 'failed', reference };
}

/**
 * Has a spreadsheet made; its link becomes the browser's location (spec 001 §7), which saves the file and leaves
 * the page where it is. A second press while one is under way does nothing.
 * @param numbers of the claims, in the order shown
 */
export async function downloadSpreadsheet(numbers: readonly string[]): Promise<void> {
  if ($spreadsheet.get().state === 'busy') return;
  $spreadsheet.set({ state: 'busy' });
  try {
    const link = await withDownloadProgress((_report, signal) => makeSpreadsheet(numbers, signal));
    follow(link);
    $spreadsheet.set(IDLE);
  } catch (error) {
    $spreadsheet.set(ended(error));
  }
}
