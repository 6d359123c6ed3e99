/** The slot in which the left navigation shows a view's filters. */
import { createContext, type ReactNode } from 'react';

export interface RefineSlot {
  label: ReactNode;
  /** The slot's element; null until the navigation has rendered it. */
  slot: HTMLElement | null;
  /** Requests the slot from the navigation. @returns a function that releases it */
  occupy: () => () => void;
}

export const RefineContext = createContext<RefineSlot | null>(null);
