/** What a failed user load means (spec 000 §8 'Shell': 'User load failure with 401 or 403'). Pure. */
import type { Failure } from '../../lib/failure.ts';

/** HTTP statuses of a user load after which the person must sign in again; any other failure ends nothing. */
const SIGN_IN_AGAIN: readonly (number | undefined)[] = [401, 403];

/** Whether a user load that failed this way ends the session and asks to sign in again. */
export const endsSession = ({ status }: Pick<Failure, 'status'>): boolean => SIGN_IN_AGAIN.includes(status);
