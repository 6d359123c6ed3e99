/** Who may see which record: subscribers see all, others only their own (spec 000 §6 'MEMBER', 001 §6). Pure. */
import { isOldEnough } from '../../../lib/date/age.rules.ts';
import type { IsoDate } from '../../../lib/date/date.ts';
import { coveredPeople } from '../../../profile/coverage/coverage.rules.ts';
import { familyOf, fullName, isSubscriberCode } from '../../../profile/coverage/family.rules.ts';
import type { Profile } from '../../../profile/profile.rules.ts';

export interface SeenPerson {
  /** The person's pin. */
  id: string;
  name: string;
  isYou: boolean;
}

export interface FamilyAccess extends SeenPerson {
  /** Whether the person is too young to sign in at this brand (spec 000 §5). */
  isTooYoung: boolean;
  /** The other people who see this person's record; null if the profile does not name the subscriber. */
  seenBy: SeenPerson[] | null;
}

interface Ages {
  minimumAge: number;
  /** Today in the brand's time zone. */
  today: IsoDate;
}

/** The covered people whose records the member sees, in family order. */
export function familyAccess(profile: Profile, { minimumAge, today }: Ages): FamilyAccess[] {
  const people = familyOf(coveredPeople(profile), ({ pinNumber }) => pinNumber);
  const seen = (person: (typeof people)[number]): SeenPerson => ({
    id: person.pinNumber,
    name: fullName(person),
    isYou: person.pinNumber === profile.pinNumber,
  });
  const subscribers = people.filter(({ relationshipCode }) => isSubscriberCode(relationshipCode)).map(seen);
  return people
    .filter(({ pinNumber }) => profile.isSubscriber || pinNumber === profile.pinNumber)
    .map((person) => ({
      ...seen(person),
      isTooYoung: person.dob !== null && !isOldEnough(person.dob, minimumAge, today),
      seenBy: subscribers.length === 0 ? null : subscribers.filter(({ id }) => id !== person.pinNumber),
    }));
}
