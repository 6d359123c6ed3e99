/** The texts of the educational material, and the guide that is being saved. */
import { atom } from 'nanostores';
import type { ContentUser } from '../../content/content.rules.ts';
import type { Content } from '../../content/content.schema.ts';
import { fetchContent } from '../../content/content.service.ts';
import type { Failure } from '../../lib/failure.ts';
import { failureOf } from '../../lib/remote.ts';
import { memberRemote } from '../../session/member-data.store.ts';
import { whenSignedOut } from '../../session/session.store.ts';
import { withDownloadProgress } from '../../ui/progress-dialog.ts';
import { saveFile } from '../../ui/save-file.ts';
import { EDUCATION_CONTENT_TYPE } from './education-items.rules.ts';
import { fetchEducationFile } from './education.service.ts';

const education = memberRemote<Content>();

export const $education = education.$value;
export const leaveEducation = education.leave;

/** Once a session; the page and the summary share it. */
export async function loadEducation(user: ContentUser): Promise<void> {
  if ($education.get().state === 'ready') return;
  await education.load((signal) => fetchContent(user, { contentType: EDUCATION_CONTENT_TYPE }, signal));
}

/** The guide that was chosen last. */
export type GuideSaving =
  | { state: 'idle' }
  | { state: 'busy' | 'saved'; fileName: string }
  | { state: 'failed'; fileName: string; failure: Failure };

export const $guideSaving = atom<GuideSaving>({ state: 'idle' });

export const forgetGuideSaving = (): void => $guideSaving.set({ state: 'idle' });
whenSignedOut(forgetGuideSaving);

/** Fetches a guide and saves it in the member's downloads. */
export async function saveGuide(fileName: string): Promise<void> {
  if ($guideSaving.get().state === 'busy') return;
  $guideSaving.set({ state: 'busy', fileName });
  try {
    saveFile(await withDownloadProgress((_report, signal) => fetchEducationFile(fileName, signal)), fileName);
    $guideSaving.set({ state: 'saved', fileName });
  } catch (error) {
    const failure = failureOf(error);
    $guideSaving.set(failure.kind === 'aborted' ? { state: 'idle' } : { state: 'failed', fileName, failure });
  }
}
