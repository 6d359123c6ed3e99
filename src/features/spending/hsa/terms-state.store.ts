/**
 * Whether the member accepted or declined the HSA's terms in this session. Separate from the calls, because the
 * summary reads it too.
 */
import type { Failure } from '../../../lib/remote/failure.ts';
import { memberAtom } from '../../../session/member-data.store.ts';

/**
 * `declined` is known only in this session: the service uses the same code for declined terms and for terms never
 * shown.
 */
export type TermsState =
  | { state: 'asked' | 'declined' }
  | { state: 'busy'; accepts: boolean }
  | { state: 'failed'; accepts: boolean; failure: Failure };

export const $terms = memberAtom<TermsState>({ state: 'asked' });
