/** What the service refuses before it looks for a person: too many attempts, and people under the minimum age (spec 000 §5, §9). */
import { minimumVisitorAge } from '../../../src/brand/visitor-age.rules.ts';
import type { ConsumerQuery } from '../../../src/features/register/register.schema.ts';
import { isGuardian } from '../../../src/features/register/registration-types.rules.ts';
import { isOldEnough } from '../../../src/lib/date/age.rules.ts';
import type { IsoDate } from '../../../src/lib/date/date.ts';
import { mayCheckPerson, refusePerson } from '../account/identity-checks.ts';
import { brandOf } from '../brand-records.ts';
import type { SandboxServices } from '../context.ts';
import { stateOfZip } from '../data/zip-states.ts';

type MemberQuery = Extract<ConsumerQuery, { memberId: string }>;

/**
 * The minimum age of a person who is younger; null for others. The visitor's state is that of the zip code. An unknown
 * brand has no minimum.
 */
export function missedAge(query: ConsumerQuery, day: IsoDate): number | null {
  const brand = brandOf(query.brand);
  if (!brand) return null;
  const age =
    'zipCode' in query
      ? minimumVisitorAge(brand, stateOfZip(query.zipCode) ?? brand.brandState)
      : brand.minimumMemberAge;
  return isOldEnough(query.dateOfBirth, age, day) ? null : age;
}

/** The refusal of a member who has no attempts left; null while there are some. */
export function refuseMember(services: SandboxServices, query: MemberQuery): Response | null {
  if (mayCheckPerson(services, query)) return null;
  return refusePerson(services, isGuardian(query.relationship) ? 'GUARDIAN-LIMIT' : 'REGISTER-LIMIT', query);
}
