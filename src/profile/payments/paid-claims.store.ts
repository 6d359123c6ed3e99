/** Claims paid from a spending account in this session. */
import { memberAtom } from '../../session/member-data.store.ts';

/** `claimKey`s of claims paid in this or another browser window. Claims loaded earlier show stale data for them. */
export const $paidClaims = memberAtom<readonly string[]>([]);
