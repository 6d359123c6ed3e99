/** Replaces the position of the device, because jsdom has none. */
import { onTestFinished } from 'vitest';

type Ask = (onPosition: PositionCallback, failed: PositionErrorCallback) => void;

/** Replaces the browser's `getCurrentPosition` until the test ends. */
export function setPosition(getCurrentPosition: Ask): void {
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'));
}

export const positionAt =
  (latitude: number, longitude: number): Ask =>
  (onPosition) =>
    onPosition({
      coords: { latitude, longitude, accuracy: 10 },
      timestamp: 0,
    } as unknown as GeolocationPosition);

/** @param code of a GeolocationPositionError: 1 if the visitor refuses, 2 if there is no position */
export const positionError =
  (code: number): Ask =>
  (_, failed) =>
    failed({ code, message: '' } as unknown as GeolocationPositionError);
