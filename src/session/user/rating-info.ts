import { send } from '../../lib/http.ts';
import { failureOf } from '../../lib/remote.ts';
import { shouldRetrySave, addRatingLocation, type RatingLocation } from './rating-info.rules.ts';
import { $session } from '../session.store.ts';
import { clearOrphanedSession } from '../browser-tabs/orphaned-session.ts';
import { getRatingInfo, saveRatingInfo, type RatingInfo } from './user-info.schema.ts';

const isSignedIn = (): boolean => $session.get().state === 'signed-in';

const save = ({ storeId }: RatingLocation, ratingInfo: RatingInfo): Promise<unknown> =>
  send(
    saveRatingInfo,
    { params: { storeID: String(storeId) }, payload: { ratingInfo } },
    { keepalive: true, noProgress: true },
  );

/** @throws ServiceError */
async function saveWithRetry(
  location: RatingLocation,
  ratingInfo: RatingInfo,
  signedIn: boolean,
): Promise<void> {
  try {
    await save(location, ratingInfo);
  } catch (error) {
    if (!shouldRetrySave(failureOf(error), signedIn)) throw error;
    await clearOrphanedSession(); // cookies of an earlier session were sent
    await save(location, ratingInfo);
  }
}

/** The service has nothing for visitors. */
const fetchSaved = async ({ storeId }: RatingLocation, signedIn: boolean): Promise<RatingInfo> =>
  signedIn ? send(getRatingInfo, { params: { storeID: String(storeId) } }) : [];

/** In the background (spec 000 §7 'ratingInfo', §8). Pass `signedIn` if the session starts on the next page. */
export async function saveRatingLocation(location: RatingLocation, signedIn = isSignedIn()): Promise<void> {
  try {
    const ratingInfo = addRatingLocation(location, await fetchSaved(location, signedIn));
    if (ratingInfo) await saveWithRetry(location, ratingInfo, signedIn);
  } catch (error) {
    failureOf(error); // rethrows programming errors
  }
}
