/** What the member answered to the HSA's terms in this session, apart from the calls: the summary reads it too. */
import type { Failure } from '../../../lib/remote/failure.ts';
import { memberAtom } from '../../../session/member-data.store.ts';

/** `declined`: in this session; the service has no other code for it than for terms that were never asked. */
export type TermsState =
  | { state: 'asked' | 'declined' }
  | { state: 'busy'; accepts: boolean }
  | { state: 'failed'; accepts: boolean; failure: Failure };

export const $terms = memberAtom<TermsState>({ state: 'asked' });
