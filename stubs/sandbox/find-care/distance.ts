/** Distances on the earth. */

export type Point = readonly [latitude: number, longitude: number];

const EARTH_RADIUS_MILES = 3958.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Miles between two points (decimal degrees), by the haversine formula. */
export function milesBetween([latitude, longitude]: Point, [otherLatitude, otherLongitude]: Point): number {
  const across = Math.sin(radians(otherLatitude - latitude) / 2) ** 2;
  const along = Math.sin(radians(otherLongitude - longitude) / 2) ** 2;
  const haversine = across + Math.cos(radians(latitude)) * Math.cos(radians(otherLatitude)) * along;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Rounded to one decimal, as the services send distances. */
export const shownMiles = (miles: number): number => Math.round(miles * 10) / 10;
