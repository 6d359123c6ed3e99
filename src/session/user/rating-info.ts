/** Keeps for which store and brand a person's rates are (spec 000 §7 'ratingInfo', §8). */
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
    { keepalive: true, unseen: true },
  );

/** @throws ServiceError also where the second try fails */
async function saveWithRetry(
  place: RatingLocation,
  ratingInfo: RatingInfo,
  signedIn: boolean,
): Promise<void> {
  try {
    await save(place, ratingInfo);
  } catch (error) {
    if (!shouldRetrySave(failureOf(error), signedIn)) throw error;
    await clearOrphanedSession(); // nobody is signed in, but something of an earlier session is still sent
    await save(place, ratingInfo);
  }
}

/** What the service has of whoever is signed in; of a visitor it has nothing. @throws ServiceError */
const fetchSaved = async ({ storeId }: RatingLocation, signedIn: boolean): Promise<RatingInfo> =>
  signedIn ? send(getRatingInfo, { params: { storeID: String(storeId) } }) : [];

/**
 * Keeps the store and brand of the site where somebody is, unless they are kept already. A failure is only logged, by the
 * request wrapper: nobody waits for it.
 * @param signedIn true for whoever has just signed in and is on the way to another page, where the session starts
 */
export async function saveRatingLocation(place: RatingLocation, signedIn = isSignedIn()): Promise<void> {
  try {
    const ratingInfo = addRatingLocation(place, await fetchSaved(place, signedIn));
    if (ratingInfo) await saveWithRetry(place, ratingInfo, signedIn);
  } catch (error) {
    failureOf(error); // a fault of ours is thrown on
  }
}
