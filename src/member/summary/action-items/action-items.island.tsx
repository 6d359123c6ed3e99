/** Action items on the activity summary. Renders nothing while they load, or if there are none. */
import { pageBrand } from '../../../brand/page-brand.ts';
import { useStore } from '@nanostores/react';
import { useInsertionEffect, type MouseEvent } from 'react';
import { $claimSummary } from '../../../features/claims/claims.store.ts';
import {
  $pendingPaymentsVersion,
  pendingPayments,
} from '../../../features/pay-claim/pending-payments.store.ts';
import { spendingClients } from '../../../features/spending/clients/spending-clients.rules.ts';
import { $terms } from '../../../features/spending/hsa/terms-state.store.ts';
import { SPENDING_PAGE } from '../../../features/spending/spending-states.rules.ts';
import { brandToday } from '../../../lib/date/brand-day.ts';
import type { IsoDate } from '../../../lib/date/date.ts';
import type { Profile } from '../../../profile/profile.rules.ts';
import { $profile } from '../../../profile/profile.store.ts';
import { $groupChoices } from '../../../profile/group/selected-group.store.ts';
import { isSimulation } from '../../../session/simulation/is-simulation.ts';
import { ALL_CLAIMS } from '../../../routing/hash.rules.ts';
import { $dismissedMessages, dismissMessage } from '../dismissed-messages.store.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { useClock } from '../../../ui/page/use-clock.ts';
import { useDeferredChunk } from '../../shared/deferred-chunk.ts';
import {
  appealItems,
  inUrgentOrder,
  mayEnd,
  paymentItems,
  termsItems,
  type ActionItem,
  type ActionItemKind,
} from './action-items.rules.ts';
import styles from './action-items.css?inline';
import { ActionItems } from './action-items.view.tsx';

/** Targets of the items' links. A plain press on a link to ALL_CLAIMS opens the item instead (see `follow`). */
const TARGETS = {
  appeal: ALL_CLAIMS,
  payment: ALL_CLAIMS,
  terms: SPENDING_PAGE,
  coverage: '#/claims/healthPlans',
} as const satisfies Record<ActionItemKind, string>;

const loadCoverage = () => import('./coverage-ends.format.ts');

/**
 * Action items about coverage that ends soon or has recently ended; null while the code loads. The strip waits for them, so
 * that all items appear together.
 */
function useCoverage(profile: Profile, today: IsoDate): ActionItem[] | null {
  const may = mayEnd(profile, today);
  const [ends] = useDeferredChunk(loadCoverage, may);
  if (!may || ends.state === 'failed') return [];
  return ends.state === 'ready' ? ends.module.coverageItems(profile, today) : null;
}

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

async function follow(item: ActionItem, event: MouseEvent, today: IsoDate): Promise<void> {
  if (TARGETS[item.kind] !== ALL_CLAIMS || !isPlainPress(event)) return;
  event.preventDefault();
  try {
    (await import('./open-action-item.ts')).openActionItem(item, today);
  } catch {
    window.location.hash = ALL_CLAIMS;
  }
}

interface ActionItemsIslandProps {
  /** Whether the claims are loaded, or take so long that items show without them. */
  isTurn: boolean;
}

/** Staff who act as a member do not see payments among the items, because staff cannot settle payments. */
function LoadedActionItems({ profile, isTurn }: ActionItemsIslandProps & { profile: Profile }) {
  const today = useClock(brandToday);
  const summary = useStore($claimSummary);
  const terms = useStore($terms);
  const hidden = useStore($dismissedMessages);
  const groups = useStore($groupChoices);
  useStore($pendingPaymentsVersion);
  const coverage = useCoverage(profile, today);
  if (!isTurn || coverage === null) return <span className="items-unknown" hidden />;
  const claims = summary.state === 'ready' ? summary.value.claims : [];
  const items = [
    ...appealItems(claims, today),
    ...(isSimulation() ? [] : paymentItems(pendingPayments(), claims)),
    ...termsItems(profile, spendingClients(profile, pageBrand().rules.spending), terms.state),
    ...coverage,
  ];
  return (
    <ActionItems
      items={inUrgentOrder(items, hidden)}
      isOfGroups={groups.length > 1}
      today={today}
      hrefOf={({ kind }) => TARGETS[kind]}
      onFollow={(item, event) => void follow(item, event, today)}
      onHide={dismissMessage}
    />
  );
}

export function ActionItemsIsland(props: ActionItemsIslandProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const profile = useStore($profile);
  return profile.state === 'ready' ? <LoadedActionItems {...props} profile={profile.value} /> : null;
}
