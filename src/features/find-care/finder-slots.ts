/** What the finder shows of a member's plan and claims. `src/member/` fills the slots (decisions/code#slots-instead-of-relayed-props); for a visitor they are empty. */
import type { ReactNode } from 'react';
import { createSlots } from '../../ui/page/slots.tsx';
import type { Provider } from './find-care.schema.ts';

interface FinderSlots {
  /** Around the list. */
  costs(list: ReactNode): ReactNode;
  /** Above the list: what its figures are made of. */
  aboutCosts(providers: readonly Provider[]): ReactNode;
  visitCost(provider: Provider): ReactNode;
}

export const { FillSlots: FillFinderSlots, useSlot: useFinderSlot } = createSlots<FinderSlots>();
