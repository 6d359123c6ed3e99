/** The household: the people of one contract share payments of claims and the status of messages. */
import type { Person } from '../../people/person.ts';
import type { SandboxServices } from '../context.ts';

/**
 * State owner for a household. A family's people share it. A clone has its own household, so that tests do not affect
 * each other, or joins the one it was created for.
 */
export function householdOf(services: SandboxServices, { household, logonId, member }: Person): string {
  if (household !== undefined) return household;
  const isOriginal = services.accounts.list().some((person) => person.logonId === logonId);
  return member && isOriginal ? `family ${member.family}` : logonId;
}
