/** What the service refuses before it looks for a person: too many attempts, and people under the minimum age (spec 000 §5, §9). */
import { minimumVisitorAge } from '../../../src/brand/visitor-age.rules.ts';
import { stateOfZip } from '../../../src/brand/zip-state.rules.ts';
import type { ConsumerQuery } from '../../../src/features/register/register.schema.ts';
import { isGuardian } from '../../../src/features/register/registration-types.rules.ts';
import { isOldEnough } from '../../../src/lib/age.rules.ts';
import type { IsoDate } from '../../../src/lib/date.ts';
import { countWrong, mayCheck, resetChecks } from '../account/identity-checks.ts';
import { brandOf } from '../brand-records.ts';
import type { SandboxServices } from '../context.ts';

type MemberQuery = Extract<ConsumerQuery, { memberId: string }>;

/**
 * The minimum age of a person who is younger; null for others. The visitor's state is that of the zip code. An unknown
 * brand has no minimum.
 */
export function missedAge(query: ConsumerQuery, day: IsoDate): number | null {
  const brand = brandOf(query.brand);
  if (!brand || ('relationship' in query && isGuardian(query.relationship))) return null;
  const age =
    'zipCode' in query
      ? minimumVisitorAge(brand, stateOfZip(query.zipCode) ?? brand.brandState)
      : brand.minimumMemberAge;
  return isOldEnough(query.dateOfBirth, age, day) ? null : age;
}

/** Attempts count for the ID and for the person, so that varying one of them, or the relationship, does not help. */
const keysOf = ({ memberId, firstName, lastName, dateOfBirth }: MemberQuery): string[] =>
  [memberId, [firstName, lastName, dateOfBirth].join(' ')].map((key) => `register ${key.toUpperCase()}`);

/** The refusal of a member who has no attempts left; null while there are some. */
export function limitOf(
  services: SandboxServices,
  query: MemberQuery,
): 'REGISTER-LIMIT' | 'GUARDIAN-LIMIT' | null {
  if (keysOf(query).every((key) => mayCheck(services, key))) return null;
  return isGuardian(query.relationship) ? 'GUARDIAN-LIMIT' : 'REGISTER-LIMIT';
}

export function countAttempt(services: SandboxServices, query: MemberQuery): void {
  for (const key of keysOf(query)) countWrong(services, key);
}

export function resetAttempts(services: SandboxServices, query: MemberQuery): void {
  for (const key of keysOf(query)) resetChecks(services, key);
}
