/** The slot in which the left navigation shows a view's filters. */
import { createContext, type ReactNode } from 'react';

export interface RefineSlot {
  label: ReactNode;
  slot: HTMLElement | null;
  /** @returns a function that releases the slot */
  occupy: () => () => void;
}

export const RefineContext = createContext<RefineSlot | null>(null);
