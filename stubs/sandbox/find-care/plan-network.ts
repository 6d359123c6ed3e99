/** The network of one group's plan, a part of the brand's, and what that plan says a visit costs. */
import type { NetworkStatus } from '../../../src/features/find-care/find-care.schema.ts';
import { createRandom } from '../data/random.ts';
import type { CareProvider } from './care-providers.ts';

/** Of the brand's network, the part that a plan leaves out. */
const LEFT_OUT = 0.15;

/** Dollars; other visits depend on the care. */
const VISIT_COPAYS: Partial<Record<CareProvider['specialty'], number>> = {
  BEHAVIORAL_HEALTH: 25,
  URGENT_CARE: 60,
};

function statusOf(
  { providerId, networkStatus, billingProviderIds }: CareProvider,
  group: string,
): NetworkStatus {
  const isLeftOut = createRandom(`${group} ${providerId}`).next() < LEFT_OUT;
  return networkStatus === 'IN_NETWORK' && billingProviderIds.length === 0 && isLeftOut
    ? 'OUT_OF_NETWORK'
    : networkStatus;
}

/** @param group number of the member's group; undefined for a visitor */
export function inPlan(
  provider: CareProvider,
  group: string | undefined,
): { planNetworkStatus?: NetworkStatus; visitCopay?: number } {
  if (group === undefined) return {};
  const planNetworkStatus = statusOf(provider, group);
  const visitCopay = VISIT_COPAYS[provider.specialty];
  return {
    planNetworkStatus,
    ...(planNetworkStatus === 'IN_NETWORK' && visitCopay !== undefined ? { visitCopay } : {}),
  };
}
