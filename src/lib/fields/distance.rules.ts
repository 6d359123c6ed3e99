/** Distances on the earth (spec 000 §7 'storelocator by latitude and longitude', §9 'Store-locator radius'). Pure. */

/** A location in decimal degrees. */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_MILES = 3958.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in miles, by the haversine formula. */
export function milesBetween(from: GeoPoint, to: GeoPoint): number {
  const across = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const along = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const haversine = across + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * along;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Rounds a distance to one decimal place, as services do. */
export const toTenths = (miles: number): number => Math.round(miles * 10) / 10;
