/** What the finder shows of a member's plan and claims. `src/member/` fills the slots (decisions/code#slots-instead-of-relayed-props); for a visitor they are empty. */
import type { ReactNode } from 'react';
import { createSlots } from '../../ui/page/slots.tsx';
import type { Provider } from './find-care.schema.ts';

interface FinderSlots {
  /** Wraps the list. */
  costs(list: ReactNode): ReactNode;
  /** Shown above the list: how its amounts are computed. */
  aboutCosts(providers: readonly Provider[]): ReactNode;
  visitCost(provider: Provider): ReactNode;
}

export const { FillSlots: FillFinderSlots, useSlot: useFinderSlot } = createSlots<FinderSlots>();
