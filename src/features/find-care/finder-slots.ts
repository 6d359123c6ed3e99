/** Slots that `src/member/` fills (decisions/code#slots-instead-of-relayed-props). They are empty for a visitor. */
import type { ReactNode } from 'react';
import { createSlots } from '../../ui/page/slots.tsx';
import type { Provider } from './find-care.schema.ts';

interface FinderSlots {
  /** Wraps the list in a context that provides the visit costs to its rows. */
  costs(list: ReactNode): ReactNode;
  /** A note above the list that explains how the visit costs are computed. */
  aboutCosts(providers: readonly Provider[]): ReactNode;
  visitCost(provider: Provider): ReactNode;
}

export const { FillSlots: FillFinderSlots, useSlot: useFinderSlot } = createSlots<FinderSlots>();
