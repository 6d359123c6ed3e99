/** What a failed user load means (spec 000 §8 'Shell': 'User load failure with 401 or 403'). Pure. */
import type { Failure } from '../../lib/failure.ts';

const SIGN_IN_AGAIN: readonly (number | undefined)[] = [401, 403];

/** Whether the session ends and the person must sign in again. */
export const endsSession = ({ status }: Pick<Failure, 'status'>): boolean => SIGN_IN_AGAIN.includes(status);
