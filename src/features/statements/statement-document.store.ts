/**
 * The document shown on the page, and the download in progress. There is at most one of each
 * (decisions/messages#one-document-one-person).
 */
import { atom } from 'nanostores';
import { raiseFlag } from '../../lib/page/analytics.ts';
import type { Failure } from '../../lib/remote/failure.ts';
import { failureOf, remote } from '../../lib/remote/remote.ts';
import { whenSignedOut } from '../../session/session.store.ts';
import { withProgressDialog } from '../../ui/dialog/progress-dialog.ts';
import { saveFile } from '../../ui/output/save-file.ts';
import type { ArchivedStatement } from './statement-archive.rules.ts';
import { statementFileName } from './statement-file.rules.ts';
import { fetchStatement } from './statements.service.ts';

const file = remote<Blob>();
export const $statementFile = file.$value;

/** The statement whose document is shown on the page. */
export const $viewed = atom<ArchivedStatement | null>(null);

export type StatementSaving =
  | { state: 'idle' }
  | { state: 'busy' | 'saved'; documentId: string }
  | { state: 'failed'; documentId: string; failure: Failure };

export const $statementSaving = atom<StatementSaving>({ state: 'idle' });

export function loadDocument({ address }: ArchivedStatement): void {
  if (address) void file.load((signal) => fetchStatement(address, signal));
}

export function viewStatement(statement: ArchivedStatement): void {
  raiseFlag('statement-opened');
  $viewed.set(statement);
  loadDocument(statement);
}

/** Closes the statement and clears its document, which for privacy must not stay in memory. */
export function closeStatement(): void {
  $viewed.set(null);
  file.clear();
}

/** The document, from the page if shown there, else from the service; null without an address. @throws ServiceError */
function documentOf({ documentId, address }: ArchivedStatement): Promise<Blob> | null {
  const shown = $statementFile.get();
  if ($viewed.get()?.documentId === documentId && shown.state === 'ready')
    return Promise.resolve(shown.value);
  return address && withProgressDialog((signal) => fetchStatement(address, signal));
}

export async function saveStatement(statement: ArchivedStatement): Promise<void> {
  const { documentId } = statement;
  if ($statementSaving.get().state === 'busy') return;
  raiseFlag('statement-saved');
  $statementSaving.set({ state: 'busy', documentId });
  try {
    const pdf = await documentOf(statement);
    if (pdf) saveFile(pdf, statementFileName(statement));
    $statementSaving.set({ state: 'saved', documentId });
  } catch (error) {
    const failure = failureOf(error);
    $statementSaving.set(
      failure.kind === 'aborted' ? { state: 'idle' } : { state: 'failed', documentId, failure },
    );
  }
}

/** Closes the document and resets the download. Called when the view closes and when the session ends. */
export function leaveDocuments(): void {
  closeStatement();
  $statementSaving.set({ state: 'idle' });
}
whenSignedOut(leaveDocuments);
