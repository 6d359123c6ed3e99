/** Claims paid from a spending account in this session. */
import { memberAtom } from '../../session/member-data.store.ts';

/** `claimKey`s of claims paid in this or another browser window. Data of these claims that was loaded before the payment is stale. */
export const $paidClaims = memberAtom<readonly string[]>([]);
