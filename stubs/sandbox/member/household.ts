/** What the people of one contract share: payments of claims, messages that were read or deleted. */
import type { Person } from '../../people/person.ts';
import type { SandboxServices } from '../context.ts';

/**
 * Owner of what a household does. A family's people share it; a clone has a household of its own, so that tests do not
 * meet, or the one that it was made for.
 */
export function householdOf(services: SandboxServices, { household, logonId, member }: Person): string {
  if (household !== undefined) return household;
  const isOriginal = services.accounts.list().some((one) => one.logonId === logonId);
  return member && isOriginal ? `family ${member.family}` : logonId;
}
