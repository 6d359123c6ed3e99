import { pageBrand } from '../../../brand/page-brand.ts';
import { isDentalPlanGroup, type GroupChoice } from '../../../profile/group/selected-group.rules.ts';
import { brandToday } from '../../../lib/date/brand-day.ts';
import type { Profile } from '../../../profile/profile.rules.ts';
import { spendingClients, type SpendingClient } from '../clients/spending-clients.rules.ts';
import { SpendingModule } from '../spending-module.island.tsx';
import { ModuleFrame, SpendingPanel } from './spending-panel.view.tsx';

interface SpendingIslandProps {
  profile: Profile;
  /** The selected group. A dental-plan group has no Spending (spec 001 §2). */
  selected: GroupChoice['group'];
}

/** Modules without a link to the accounts, because there is no account yet or its terms must be accepted first. */
const WITHOUT_LINK: readonly SpendingClient['module'][] = ['none', 'openHSA', 'hsaTC'];

const hasAccounts = ({ module }: SpendingClient): boolean => !WITHOUT_LINK.includes(module);

export function SpendingIsland({ profile, selected }: SpendingIslandProps) {
  const clients = isDentalPlanGroup(selected) ? [] : spendingClients(profile, pageBrand().rules.spending);
  return (
    <SpendingPanel hasAccounts={clients.some(hasAccounts)}>
      {clients.length === 0
        ? null
        : clients.map((spending) => (
            <ModuleFrame
              key={spending.client.clientId}
              id={`spending-module-${spending.client.clientId}`}
              employer={spending.employer}
              isHeaded={clients.length > 1}
            >
              <SpendingModule spending={spending} profile={profile} today={brandToday()} />
            </ModuleFrame>
          ))}
    </SpendingPanel>
  );
}
