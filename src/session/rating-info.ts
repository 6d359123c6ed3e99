/** Keeps for which store and brand a person's rates are (spec 000 §7 'ratingInfo', §8). */
import { send } from '../lib/http.ts';
import { failureOf } from '../lib/remote.ts';
import { isRetried, ratingInfoAt, type RatedPlace } from './rating-info.rules.ts';
import { tell } from './session-tab.ts';
import { $session } from './session.store.ts';
import { getRatingInfo, saveRatingInfo, type RatingInfo } from './user-info.schema.ts';

const isSignedIn = (): boolean => $session.get().state === 'signed-in';

/** Nobody is signed in, but a token or cookie of an earlier session is still sent: all of it goes. */
const clearLeftOver = (): void => tell({ type: 'dropped' });

const save = ({ storeId }: RatedPlace, ratingInfo: RatingInfo): Promise<unknown> =>
  send(saveRatingInfo, { params: { storeID: String(storeId) }, payload: { ratingInfo } });

/** @throws ServiceError also where the second try fails */
async function saveTwice(place: RatedPlace, ratingInfo: RatingInfo): Promise<void> {
  const signedIn = isSignedIn();
  try {
    await save(place, ratingInfo);
  } catch (error) {
    if (!isRetried(failureOf(error), signedIn)) throw error;
    clearLeftOver();
    await save(place, ratingInfo);
  }
}

/** What the service has of whoever is signed in; of a visitor it has nothing. @throws ServiceError */
const keptAt = async ({ storeId }: RatedPlace): Promise<RatingInfo> =>
  isSignedIn() ? send(getRatingInfo, { params: { storeID: String(storeId) } }) : [];

/**
 * Keeps the store and brand of the site where somebody is, unless they are kept already. A failure is only logged, by the
 * request wrapper: nobody waits for it.
 */
export async function keepRates(place: RatedPlace): Promise<void> {
  try {
    const ratingInfo = ratingInfoAt(place, await keptAt(place));
    if (ratingInfo) await saveTwice(place, ratingInfo);
  } catch (error) {
    failureOf(error); // a fault of ours is thrown on
  }
}
