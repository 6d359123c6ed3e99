/** Directions to a place, from an outside service (decisions/visitors#directions-are-a-link). Pure. */

interface Address {
  street: string;
  city: string;
  state: string;
  zipCode: string;
}

const DIRECTIONS_SITE = 'https://www.google.com';

/**
 * Google's documented address for directions, which opens its app on a phone. It contains only the street address,
 * because the name or kind of a practice would reveal what care the visitor needs. Google finds the starting point
 * itself.
 */
export function directionsAddress({ street, city, state, zipCode }: Address): string {
  const address = new URL('/maps/dir/', DIRECTIONS_SITE);
  address.searchParams.set('api', '1');
  address.searchParams.set('destination', `${street}, ${city}, ${state} ${zipCode}`);
  return address.href;
}
