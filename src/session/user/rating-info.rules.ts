/** For which store and brand a person's rates are kept, and what follows a refused save (spec 000 §7, §8). Pure. */
import type { Failure } from '../../lib/failure.ts';
import type { RatingInfo } from './user-info.schema.ts';

/** Where somebody is: a brand's code and its store number. */
export interface RatingLocation {
  code: string;
  storeId: number;
}

/**
 * What is saved for a person who is at a brand's site, or null where it is known already. Other stores' rates stay.
 * @param kept what the service has
 */
export function addRatingLocation({ code, storeId }: RatingLocation, kept: RatingInfo): RatingInfo | null {
  const isKnown = kept.some((one) => one.storeId === storeId && one.brand.toLowerCase() === code);
  return isKnown ? null : [...kept.filter((one) => one.storeId !== storeId), { storeId, brand: code }];
}

/**
 * Whether a refused save is tried once more, without the session that was refused (spec 000 §8 '401 on rating-info save
 * while not logged in: session cleared and the call retried').
 * @param isSignedIn a person who is signed in is told that their session has ended instead
 */
export const shouldRetrySave = ({ status }: Pick<Failure, 'status'>, isSignedIn: boolean): boolean =>
  status === 401 && !isSignedIn;
