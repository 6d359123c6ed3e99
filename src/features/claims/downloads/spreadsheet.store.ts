import { raiseFlag } from '../../../lib/page/analytics.ts';
import { ServiceError } from '../../../lib/remote/failure.ts';
import { newReference } from '../../../lib/http/reference-code.ts';
import { failureOf } from '../../../lib/remote/remote.ts';
import { memberAtom } from '../../../session/member-data.store.ts';

export type SpreadsheetState = { state: 'idle' } | { state: 'busy' } | { state: 'failed'; reference: string };

const IDLE: SpreadsheetState = { state: 'idle' };

export const $spreadsheet = memberAtom<SpreadsheetState>(IDLE);

export const forgetSpreadsheet = (): void => $spreadsheet.set(IDLE);

/** Loads the code that makes files. @throws ServiceError 'offline' if the chunk fails to load */
export const loadFiles = () =>
  import('./spreadsheet-files.ts').catch((cause: unknown) => {
    throw new ServiceError({ kind: 'offline', reference: newReference() }, { cause });
  });

function stateAfter(error: unknown): SpreadsheetState {
  const { kind, reference } = failureOf(error);
  return kind === 'aborted' ? IDLE : { state: 'failed', reference };
}

/** Downloads a spreadsheet. A second click has no effect while the first is pending. */
export async function downloadSpreadsheet(numbers: readonly string[]): Promise<void> {
  if ($spreadsheet.get().state === 'busy') return;
  raiseFlag('claims-spreadsheet');
  $spreadsheet.set({ state: 'busy' });
  try {
    await (await loadFiles()).openSpreadsheet(numbers);
    $spreadsheet.set(IDLE);
  } catch (error) {
    $spreadsheet.set(stateAfter(error));
  }
}
