/** Directions to a place, from an outside service (decisions/visitors#directions-are-a-link). Pure. */

interface Address {
  street: string;
  city: string;
  state: string;
  zipCode: string;
}

export const DIRECTIONS_SITE = 'https://www.google.com';

/**
 * Google's documented address for directions, which opens its app on a phone. It has the street address alone: the name
 * or the kind of a practice would say what the visitor needs, and the service finds the start by itself.
 */
export function directionsAddress({ street, city, state, zipCode }: Address): string {
  const address = new URL('/maps/dir/', DIRECTIONS_SITE);
  address.searchParams.set('api', '1');
  address.searchParams.set('destination', `${street}, ${city}, ${state} ${zipCode}`);
  return address.href;
}
