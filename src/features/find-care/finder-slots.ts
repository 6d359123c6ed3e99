/** Slots that `src/member/` fills (decisions/code#slots-instead-of-relayed-props). They are empty for a visitor. */
import type { ReactNode } from 'react';
import { createSlots } from '../../ui/page/slots.tsx';
import type { Provider } from './find-care.schema.ts';

interface FinderSlots {
  /** Wraps the list, to provide its rows with visit costs. */
  costs(list: ReactNode): ReactNode;
  /** Says above the list how its amounts are computed. */
  aboutCosts(providers: readonly Provider[]): ReactNode;
  visitCost(provider: Provider): ReactNode;
}

export const { FillSlots: FillFinderSlots, useSlot: useFinderSlot } = createSlots<FinderSlots>();
