/**
 * Whether the member accepted the HSA's terms. The state has its own file, so that the summary does not load the code
 * that calls the service.
 */
import type { Failure } from '../../../lib/remote/failure.ts';
import { memberAtom } from '../../../session/member-data.store.ts';

/**
 * `changed`: the terms were replaced before the member accepted them. `declined` is remembered only for this session, because the service uses the same code for declined terms and for terms never shown.
 */
export type TermsState =
  | { state: 'asked' | 'changed' | 'declined' }
  | { state: 'busy'; accepts: boolean }
  | { state: 'failed'; accepts: boolean; failure: Failure };

export const $terms = memberAtom<TermsState>({ state: 'asked' });
