/** Households. Members of a family share claim payments, and whether messages are read or deleted. */
import type { Person } from '../../people/person.ts';
import type { SandboxServices } from '../context.ts';

/**
 * The state owner for a person's household. All people of a family share it. A clone has its own household, so that tests
 * do not affect each other, unless it was created to join the household of another clone.
 */
export function householdOf(services: SandboxServices, { household, logonId, member }: Person): string {
  if (household !== undefined) return household;
  const isOriginal = services.accounts.list().some((person) => person.logonId === logonId);
  return member && isOriginal ? `family ${member.family}` : logonId;
}
