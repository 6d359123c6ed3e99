/** The network status of a provider, with what it means for the cost: the status alone says nothing to most readers. */
import { CircleCheck, CircleHelp, CircleX, type LucideIcon } from 'lucide-react';
import type { NetworkStatus } from './find-care.schema.ts';
import { t } from './find-care.text.ts';

/** The network of the member's plan, or of the brand, of which a plan may use a part. */
export type NetworkOwner = 'plan' | 'brand';

const LOOK: Readonly<Record<NetworkStatus, { Icon: LucideIcon; tone: string }>> = {
  IN_NETWORK: { Icon: CircleCheck, tone: 'good' },
  OUT_OF_NETWORK: { Icon: CircleX, tone: 'bad' },
  UNKNOWN: { Icon: CircleHelp, tone: 'wait' },
};

const WORDS = {
  plan: {
    IN_NETWORK: ['inNetwork', 'inNetworkCost'],
    OUT_OF_NETWORK: ['outOfNetwork', 'outOfNetworkCost'],
    UNKNOWN: ['networkUnknown', 'networkUnknownCost'],
  },
  brand: {
    IN_NETWORK: ['inOurNetwork', 'inOurNetworkCost'],
    OUT_OF_NETWORK: ['outOfOurNetwork', 'outOfNetworkCost'],
    UNKNOWN: ['networkUnknown', 'networkUnknownCost'],
  },
} as const satisfies Record<NetworkOwner, Record<NetworkStatus, readonly [string, string]>>;

export function NetworkLine({ status, of }: { status: NetworkStatus; of: NetworkOwner }) {
  const { Icon, tone } = LOOK[status];
  const [word, cost] = WORDS[of][status];
  return (
    <p className="place-network">
      <span className={`status status-${tone}`}>
        <Icon aria-hidden="true" size={18} /> {t(word)}
      </span>
      {' · '}
      {t(cost)}
    </p>
  );
}
