/**
 * A view's filters: below its entry in the left navigation (spec 000 §2 'with refine panel'); on a phone, and in a view
 * without an entry, where the view renders them, after its heading.
 */
import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIsNarrow } from './use-is-narrow.ts';
import { RefineSection } from './refine-section.tsx';

export interface RefinePlace {
  /** The view's name in the navigation. */
  label: ReactNode;
  /** The element for the filters; null until the navigation has rendered it. */
  slot: HTMLElement | null;
  /** Asks the navigation to render the slot. @returns releases it */
  occupy: () => () => void;
}

/** The navigation's slot for filters; null if the view has no entry in it. */
export const RefineContext = createContext<RefinePlace | null>(null);

const stay = (): void => {};

/** Renders a view's filters, with the view's state and context. */
export function RefinePanel({ children }: { children: ReactNode }) {
  const place = useContext(RefineContext);
  const isNarrow = useIsNarrow();
  const occupy = isNarrow ? undefined : place?.occupy;
  useLayoutEffect(() => occupy?.() ?? stay, [occupy]);
  if (!place) return <div className="refine-slot">{children}</div>;
  if (isNarrow) return <RefineSection label={place.label}>{children}</RefineSection>;
  return place.slot ? createPortal(children, place.slot) : null;
}
