import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { IsoDate } from '../../lib/date.ts';
import { isThroughEmployer, type GroupChoice } from '../../profile/selected-group.rules.ts';
import { $vendor, leaveVendor, loadVendor } from './spending-panel.store.ts';
import { SpendingPanel } from './spending-panel.view.tsx';
import { spendingFacts } from './spending-status.rules.ts';

interface SpendingIslandProps {
  choice: GroupChoice;
  isSubscriber: boolean;
  /** Whether the brand's Medicare groups have Spending. */
  medicareSpending: boolean;
  today: IsoDate;
  href: string;
}

export function SpendingIsland({
  choice,
  isSubscriber,
  medicareSpending,
  today,
  ...rest
}: SpendingIslandProps) {
  const facts = spendingFacts(choice, { isSubscriber, medicareSpending });
  const hasAccounts = facts.status === 'accounts';
  useEffect(() => {
    if (!hasAccounts) return undefined;
    void loadVendor(choice, today);
    return leaveVendor;
  }, [hasAccounts, choice, today]);
  return (
    <SpendingPanel
      facts={facts}
      vendor={useStore($vendor)}
      employer={isThroughEmployer(choice.group) ? choice.client.clientName : null}
      onRetry={() => void loadVendor(choice, today)}
      {...rest}
    />
  );
}
