/** Find a Doctor, with what the member's plan and claims say about cost (decision 304). */
import { FillFinderSlots } from '../../features/find-care/finder-slots.ts';
import MemberFinder from '../../features/find-care/member-finder.island.tsx';
import type { ViewProps } from '../shared/view-props.ts';

const SLOTS = { aboutCosts: () => null, visitCost: () => null };

export default function FinderPage({ user }: ViewProps) {
  return (
    <FillFinderSlots slots={SLOTS}>
      <MemberFinder user={user} />
    </FillFinderSlots>
  );
}
