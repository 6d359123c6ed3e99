/** Where the left navigation shows a view's filters. */
import { createContext, type ReactNode } from 'react';

export interface RefineSlot {
  label: ReactNode;
  /** Null until the navigation has rendered it. */
  slot: HTMLElement | null;
  /** Requests the slot from the navigation; the result releases it. */
  occupy: () => () => void;
}

export const RefineContext = createContext<RefineSlot | null>(null);
