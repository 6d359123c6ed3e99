/** The zip code that this tab requested last, and the height of its result. Both are only in session storage (decisions/visitors#a-reload-recalls-the-zip-code). */
import { sessionStore } from '../../lib/storage/storage.ts';
import { isSegment, readZipCode, type Segment } from '../../lib/fields/zip-code.rules.ts';

export interface ZipRequest {
  zipCode: string;
  /** Market segment; null if the visitor did not choose one. */
  segment: Segment | null;
}

/** Storage key. The form's attributes `data-kept` and `data-stored` have the same value. */
export const ZIP_KEY = 'ZipForm';
export const ZIP_FIELD = 'zip-code';
export const SEGMENT_FIELD = 'zip-segment';
/** Id of the element below the form that shows the result. */
export const ANSWER_SLOT = 'zip-answer';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The last requested zip code; null if this tab requested none in the last hour. */
export function persistedZip(): ZipRequest | null {
  const persisted = sessionStore.get(ZIP_KEY);
  if (!isRecord(persisted)) return null;
  const zipCode = readZipCode(String(persisted[ZIP_FIELD]));
  const segment = String(persisted[SEGMENT_FIELD]);
  return zipCode === null ? null : { zipCode, segment: isSegment(segment) ? segment : null };
}

export const forgetZip = (): void => sessionStore.remove(ZIP_KEY);

/** Persists values by field id, for `restore-persisted-form.ts`. @param height height of the result in pixels */
export function persistZip({ zipCode, segment }: ZipRequest, height = 0): void {
  forgetZip(); // if storage is full, a reload must not restore an earlier zip code
  sessionStore.set(ZIP_KEY, {
    [ZIP_FIELD]: zipCode,
    [SEGMENT_FIELD]: segment ?? '',
    [ANSWER_SLOT]: height,
  });
}
