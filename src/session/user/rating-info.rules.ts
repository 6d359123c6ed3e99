/** The store and brand of a person's rates, and what follows a refused save (spec 000 §7, §8). Pure. */
import type { Failure } from '../../lib/failure.ts';
import type { RatingInfo } from './user-info.schema.ts';

/** The brand whose site the person is on, with its store number. */
export interface RatingLocation {
  code: string;
  storeId: number;
}

/**
 * Adds a site's store and brand to the saved list.
 * @param saved what the service has
 * @returns the list to save; null if nothing changes
 */
export function addRatingLocation({ code, storeId }: RatingLocation, saved: RatingInfo): RatingInfo | null {
  const isKnown = saved.some((one) => one.storeId === storeId && one.brand.toLowerCase() === code);
  return isKnown ? null : [...saved.filter((one) => one.storeId !== storeId), { storeId, brand: code }];
}

/**
 * Whether to retry a refused save after clearing the rejected session (spec 000 §8 '401 on rating-info save while
 * not logged in: session cleared and the call retried').
 * @param isSignedIn a signed-in person sees 'Please Login' instead
 */
export const shouldRetrySave = ({ status }: Pick<Failure, 'status'>, isSignedIn: boolean): boolean =>
  status === 401 && !isSignedIn;
