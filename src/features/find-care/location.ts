/** The position is requested only on a button press, stays in memory, and is never in a URL, log or event. */
import type { GeoPoint } from '../../lib/fields/distance.rules.ts';
import { isInUnitedStates, locationProblem, type LocationProblem } from './location.rules.ts';

/** How long the browser may take to find the position after the visitor has given permission. */
const TIMEOUT_MS = 15_000;
/** A position may be reused for this long, for example on another page. */
const MAX_AGE_MS = 300_000;

type Located = { point: GeoPoint } | { problem: LocationProblem };

/** Requests the position. Never rejects. */
export const locate = (): Promise<Located> =>
  new Promise((resolve) => {
    // `geolocation` is missing on pages not served over TLS.
    if (!('geolocation' in navigator)) {
      resolve({ problem: 'unavailable' });
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const point = { latitude, longitude };
        resolve(isInUnitedStates(point) ? { point } : { problem: 'abroad' });
      },
      ({ code }) => resolve({ problem: locationProblem(code) }),
      { enableHighAccuracy: false, timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });
