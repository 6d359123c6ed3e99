import type { Failure } from '../../lib/remote/failure.ts';

const SIGN_IN_AGAIN: readonly (number | undefined)[] = [401, 403];

/** Whether this failure of the user load ends the session (spec 000 §8 'User load failure with 401 or 403'). */
export const endsSession = ({ status }: Pick<Failure, 'status'>): boolean => SIGN_IN_AGAIN.includes(status);
