/** Find care for visitors, `/find-care/` (spec 000 §7 'storelocator', 'provider search'). It hydrates on first use. */
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { $slowCalls } from '../../lib/remote/loading.store.ts';
import { BrandContext } from '../../ui/page/brand-context.tsx';
import { LoadingBar } from '../../ui/page/loading-bar.tsx';
import panelStyles from '../../ui/styles/panels.css?inline';
import { FillFinderSlots } from './finder-slots.ts';
import { Finder } from './finder.island.tsx';

interface VisitorFinderProps {
  brand: { phone: string; hoursText: string };
}

/** Empty slots, because a visitor has no plan from which costs could be computed. */
const NO_COSTS = { costs: (list: ReactNode) => list, aboutCosts: () => null, visitCost: () => null };

const NO_CARE: readonly never[] = [];

const PAGE_STYLES = [panelStyles];

export default function VisitorFinder({ brand }: VisitorFinderProps) {
  const isSlow = useStore($slowCalls) > 0;
  return (
    <BrandContext brand={brand}>
      <LoadingBar on={isSlow} />
      <FillFinderSlots slots={NO_COSTS}>
        <Finder group={null} planCare={NO_CARE} hasNetworks={false} initial={null} pageStyles={PAGE_STYLES} />
      </FillFinderSlots>
    </BrandContext>
  );
}
