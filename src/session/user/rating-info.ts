import { send } from '../../lib/http/http.ts';
import { failureOf } from '../../lib/remote/remote.ts';
import { $session } from '../session.store.ts';
import { isSimulation } from '../simulation/is-simulation.ts';
import { clearOrphanedSession } from '../browser-tabs/orphaned-session.ts';
import { getRatingInfo, saveRatingInfo, type RatingInfo } from './user-info.schema.ts';
import type { Failure } from '../../lib/remote/failure.ts';

interface RatingLocation {
  code: string;
  storeId: number;
}

/** Adds this brand's store to a user's rating info (spec 000 §7). @returns null if nothing changes */
export function addRatingLocation(
  { code, storeId }: RatingLocation,
  persisted: RatingInfo,
): RatingInfo | null {
  const isKnown = persisted.some(
    (location) => location.storeId === storeId && location.brand.toLowerCase() === code,
  );
  return isKnown
    ? null
    : [...persisted.filter((location) => location.storeId !== storeId), { storeId, brand: code }];
}

/**
 * Whether to retry a call after a failure (spec 000 §8 '401 on rating-info save while not logged in: session cleared
 * and the call retried'). Not only saves but also reads are retried, because both may send the token of an earlier
 * session.
 */
export const shouldRetry = ({ status }: Pick<Failure, 'status'>, isSignedIn: boolean): boolean =>
  status === 401 && !isSignedIn;

const isSignedIn = (): boolean => $session.get().state === 'signed-in';

const fetchPersisted = ({ storeId }: RatingLocation): Promise<RatingInfo> =>
  send(getRatingInfo, { params: { storeID: String(storeId) } });

const save = ({ storeId }: RatingLocation, ratingInfo: RatingInfo): Promise<RatingInfo> =>
  send(
    saveRatingInfo,
    { params: { storeID: String(storeId) }, payload: { ratingInfo } },
    { keepalive: true, noProgress: true },
  );

/** Repeats a failed call once if `shouldRetry`. @throws ServiceError */
async function withRetry<Value>(call: () => Promise<Value>, signedIn: boolean): Promise<Value> {
  try {
    return await call();
  } catch (error) {
    if (!shouldRetry(failureOf(error), signedIn)) throw error;
    await clearOrphanedSession(); // the failed call carried a token or cookies of an earlier session
    return call();
  }
}

/** Saves the location in the background; does not throw (spec 000 §7 'ratingInfo', §8). Pass `signedIn` if the session starts only on the next page. */
export async function saveRatingLocation(location: RatingLocation, signedIn = isSignedIn()): Promise<void> {
  if (isSimulation()) return;
  try {
    const persisted = await withRetry(() => fetchPersisted(location), signedIn);
    const ratingInfo = addRatingLocation(location, persisted);
    if (ratingInfo) await withRetry(() => save(location, ratingInfo), signedIn);
  } catch (error) {
    failureOf(error); // rethrows programming errors
  }
}
