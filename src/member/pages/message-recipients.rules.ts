import type { Recipient } from '../../features/messages/center/message-refine.view.tsx';
import { coveredPeople } from '../../profile/coverage/coverage.rules.ts';
import { familyOf } from '../../profile/coverage/family.rules.ts';
import type { Profile } from '../../profile/profile.rules.ts';

/** Everyone whose messages the member sees, in family order: only a subscriber sees those of others (spec 001 §6). */
export function messageRecipients(profile: Profile): Recipient[] {
  if (!profile.isSubscriber) return [];
  return familyOf(coveredPeople(profile), ({ uniqueName }) => uniqueName).map(
    ({ uniqueName, firstName }) => ({
      uniqueName,
      name: firstName,
    }),
  );
}
