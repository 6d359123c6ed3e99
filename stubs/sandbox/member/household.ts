/** Households. Members of a family share claim payments and the status (read or deleted) of messages. */
import type { Person } from '../../people/person.ts';
import type { SandboxServices } from '../context.ts';

/**
 * The `owner` under which the state stores the data that all people of a family share. A clone has its own household, so
 * that tests do not affect each other; a test can also create a clone in the household of another clone.
 */
export function householdOf(services: SandboxServices, { household, logonId, member }: Person): string {
  if (household !== undefined) return household;
  const isOriginal = services.accounts.list().some((person) => person.logonId === logonId);
  return member && isOriginal ? `family ${member.family}` : logonId;
}
