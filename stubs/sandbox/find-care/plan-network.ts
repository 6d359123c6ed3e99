/** The network of a group's plan, which is part of the brand's network, and the plan's copays for visits. */
import type { NetworkStatus } from '../../../src/features/find-care/find-care.schema.ts';
import { createRandom } from '../data/random.ts';
import type { CareProvider } from './care-providers.ts';

/** The share of the brand's network that is not in a plan's network. */
const LEFT_OUT = 0.15;

/** Copays in dollars for a visit, by specialty. For a specialty not listed here, the cost depends on the care. */
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

/** The response fields that depend on the member's plan. @param group number of the member's group; undefined for a visitor */
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
