/** Keeps for which store and brand a person's rates are (spec 000 §7 'ratingInfo', §8). */
import { send } from '../../lib/http.ts';
import { failureOf } from '../../lib/remote.ts';
import { isRetried, ratingInfoAt, type RatedPlace } from './rating-info.rules.ts';
import { $session } from '../session.store.ts';
import { clearTraces } from '../browser-tabs/orphaned-session.ts';
import { getRatingInfo, saveRatingInfo, type RatingInfo } from './user-info.schema.ts';

const isSignedIn = (): boolean => $session.get().state === 'signed-in';

const save = ({ storeId }: RatedPlace, ratingInfo: RatingInfo): Promise<unknown> =>
  send(
    saveRatingInfo,
    { params: { storeID: String(storeId) }, payload: { ratingInfo } },
    { keepalive: true, unseen: true },
  );

/** @throws ServiceError also where the second try fails */
async function saveTwice(place: RatedPlace, ratingInfo: RatingInfo, signedIn: boolean): Promise<void> {
  try {
    await save(place, ratingInfo);
  } catch (error) {
    if (!isRetried(failureOf(error), signedIn)) throw error;
    await clearTraces(); // nobody is signed in, but something of an earlier session is still sent
    await save(place, ratingInfo);
  }
}

/** What the service has of whoever is signed in; of a visitor it has nothing. @throws ServiceError */
const keptAt = async ({ storeId }: RatedPlace, signedIn: boolean): Promise<RatingInfo> =>
  signedIn ? send(getRatingInfo, { params: { storeID: String(storeId) } }) : [];

/**
 * Keeps the store and brand of the site where somebody is, unless they are kept already. A failure is only logged, by the
 * request wrapper: nobody waits for it.
 * @param signedIn true for whoever has just signed in and is on the way to another page, where the session starts
 */
export async function keepRates(place: RatedPlace, signedIn = isSignedIn()): Promise<void> {
  try {
    const ratingInfo = ratingInfoAt(place, await keptAt(place, signedIn));
    if (ratingInfo) await saveTwice(place, ratingInfo, signedIn);
  } catch (error) {
    failureOf(error); // a fault of ours is thrown on
  }
}
