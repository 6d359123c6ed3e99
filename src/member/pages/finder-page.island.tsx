/** Find a Doctor, with costs from the member's plan and claims (decisions/visitors#what-a-visit-may-cost). */
import type { ComponentProps } from 'react';
import { FillFinderSlots } from '../../features/find-care/finder-slots.ts';
import MemberFinder from '../../features/find-care/member-finder.island.tsx';
import { AboutCosts, LoadCosts, VisitCost, VisitCosts } from '../plan-progress/visit-costs.island.tsx';
import type { ViewProps } from '../shared/view-props.ts';

const SLOTS: ComponentProps<typeof FillFinderSlots>['slots'] = {
  costs: (list) => <VisitCosts>{list}</VisitCosts>,
  aboutCosts: (providers) => <AboutCosts providers={providers} />,
  visitCost: (provider) => <VisitCost provider={provider} />,
};

export default function FinderPage({ user }: ViewProps) {
  return (
    <FillFinderSlots slots={SLOTS}>
      <LoadCosts />
      <MemberFinder user={user} />
    </FillFinderSlots>
  );
}
