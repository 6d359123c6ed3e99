import type { Failure } from '../../lib/remote/failure.ts';
import type { RatingInfo } from './user-info.schema.ts';

export interface RatingLocation {
  code: string;
  storeId: number;
}

/** Adds a site's store and brand (spec 000 §7); null if nothing changes. */
export function addRatingLocation({ code, storeId }: RatingLocation, saved: RatingInfo): RatingInfo | null {
  const isKnown = saved.some((one) => one.storeId === storeId && one.brand.toLowerCase() === code);
  return isKnown ? null : [...saved.filter((one) => one.storeId !== storeId), { storeId, brand: code }];
}

/**
 * spec 000 §8 '401 on rating-info save while not logged in: session cleared and the call retried'. Reading sends the same
 * left-over token, so it is retried too.
 */
export const shouldRetry = ({ status }: Pick<Failure, 'status'>, isSignedIn: boolean): boolean =>
  status === 401 && !isSignedIn;
