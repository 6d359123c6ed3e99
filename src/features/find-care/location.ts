/** The browser's position, asked for only on a press. It is in memory alone, and in no address, log or event. */
import type { GeoPoint } from '../../lib/fields/distance.rules.ts';
import { isInUnitedStates, locationProblem, type LocationProblem } from './location.rules.ts';

/** The browser waits this long for its device after the visitor has allowed it. */
const TIMEOUT_MS = 15_000;
/** A position that another page got is new enough. */
const MAX_AGE_MS = 300_000;

type Located = { point: GeoPoint } | { problem: LocationProblem };

/** Never rejects. */
export const locate = (): Promise<Located> =>
  new Promise((resolve) => {
    // Missing where the page is not served over TLS.
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
