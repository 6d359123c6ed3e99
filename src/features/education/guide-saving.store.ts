/** This file is separate from education.store.ts, so that the summary does not load the download dialog. */
import { atom } from 'nanostores';
import type { Failure } from '../../lib/remote/failure.ts';
import { send } from '../../lib/http/http.ts';
import { failureOf } from '../../lib/remote/remote.ts';
import { whenSignedOut } from '../../session/session.store.ts';
import { withProgressDialog } from '../../ui/dialog/progress-dialog.ts';
import { saveFile } from '../../ui/output/save-file.ts';
import { educationFile } from './education.schema.ts';

/** The progress of saving the guide that was chosen last. */
export type GuideSaving =
  | { state: 'idle' }
  | { state: 'busy' | 'saved'; fileName: string }
  | { state: 'failed'; fileName: string; failure: Failure };

export const $guideSaving = atom<GuideSaving>({ state: 'idle' });

export const forgetGuideSaving = (): void => $guideSaving.set({ state: 'idle' });
whenSignedOut(forgetGuideSaving);

export async function saveGuide(fileName: string): Promise<void> {
  if ($guideSaving.get().state === 'busy') return;
  $guideSaving.set({ state: 'busy', fileName });
  try {
    const file = await withProgressDialog((signal) =>
      send(educationFile, { params: { fileName } }, { signal }),
    );
    saveFile(file, fileName);
    $guideSaving.set({ state: 'saved', fileName });
  } catch (error) {
    const failure = failureOf(error);
    $guideSaving.set(failure.kind === 'aborted' ? { state: 'idle' } : { state: 'failed', fileName, failure });
  }
}
