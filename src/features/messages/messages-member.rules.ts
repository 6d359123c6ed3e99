import type { MessagesMember } from './messages-query.rules.ts';
import { coveredPeople } from '../../profile/coverage/coverage.rules.ts';
import { isSubscriberCode } from '../../profile/coverage/family.rules.ts';
import type { Profile } from '../../profile/profile.rules.ts';

/**
 * A subscriber sees the messages of the whole family. Messages are stored by ecId, so a member without an ecId has none.
 * A dependent's profile may lack the subscriber, whose ecId is then unknown
 * (decisions/messages#the-subscribers-ecid-may-be-missing).
 */
export function messagesMember(profile: Profile): MessagesMember {
  const family = coveredPeople(profile);
  const ids = profile.isSubscriber ? family.map(({ ecId }) => ecId) : [];
  const subscriber = profile.isSubscriber
    ? profile
    : family.find(({ relationshipCode }) => isSubscriberCode(relationshipCode));
  return {
    ecId: profile.ecId,
    relationshipCode: profile.relationshipCode,
    ecIds: [...new Set([profile.ecId, ...ids])].filter(Boolean),
    subscriberEcId: subscriber?.ecId || null,
  };
}
