/** The spreadsheet that the service makes of claims: asked for, under way, or failed. */
import { raiseFlag } from '../../../lib/analytics.ts';
import { ServiceError } from '../../../lib/failure.ts';
import { newReference } from '../../../lib/reference-code.ts';
import { failureOf } from '../../../lib/remote.ts';
import { memberAtom } from '../../../session/member-data.store.ts';

export type SpreadsheetState = { state: 'idle' } | { state: 'busy' } | { state: 'failed'; reference: string };

const IDLE: SpreadsheetState = { state: 'idle' };

export const $spreadsheet = memberAtom<SpreadsheetState>(IDLE);

export const forgetSpreadsheet = (): void => $spreadsheet.set(IDLE);

/** What makes the files. @throws ServiceError where it cannot be had: to whoever pressed, that is the line being down */
export const loadFiles = () =>
  import('./spreadsheet-files.ts').catch((cause: unknown) => {
    throw new ServiceError({ kind: 'offline', reference: newReference() }, { cause });
  });

/** What a download ended with; one that the member cancelled is no failure. */
function ended(error: unknown): SpreadsheetState {
  const { kind, reference } = failureOf(error);
  return kind === 'aborted' ? IDLE : { state: 'failed', reference };
}

/**
 * Has a spreadsheet made and opened. A second press while one is under way does nothing.
 * @param numbers of the claims, in the order shown
 * @returns whether the browser has the file
 */
export async function downloadSpreadsheet(numbers: readonly string[]): Promise<boolean> {
  if ($spreadsheet.get().state === 'busy') return false;
  raiseFlag('claims-spreadsheet');
  $spreadsheet.set({ state: 'busy' });
  try {
    await (await loadFiles()).openSpreadsheet(numbers);
    $spreadsheet.set(IDLE);
    return true;
  } catch (error) {
    $spreadsheet.set(ended(error));
    return false;
  }
}
