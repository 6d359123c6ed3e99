/**
 * A view's filters. Beside the content they stand under the view's entry of the left navigation (spec 000 §2 'with refine
 * panel'). On a phone, and in a view without such an entry, they stand where the view has them: after its heading.
 */
import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIsNarrow } from './use-is-narrow.ts';
import { RefineSection } from './refine-section.tsx';

export interface RefinePlace {
  /** The view's name in the navigation. */
  label: ReactNode;
  /** Where the filters go; null until the navigation has made room. */
  slot: HTMLElement | null;
  /** Says that a view has filters; the navigation then makes room. @returns takes it back */
  occupy: () => () => void;
}

/** The navigation's room for filters; null where the view has no entry in it. */
export const RefineContext = createContext<RefinePlace | null>(null);

const stay = (): void => {};

/** A view renders its filters in here, once; they keep the view's state and context. */
export function RefinePanel({ children }: { children: ReactNode }) {
  const place = useContext(RefineContext);
  const isNarrow = useIsNarrow();
  const occupy = isNarrow ? undefined : place?.occupy;
  useLayoutEffect(() => occupy?.() ?? stay, [occupy]);
  if (!place) return <div className="refine-slot">{children}</div>;
  if (isNarrow) return <RefineSection label={place.label}>{children}</RefineSection>;
  return place.slot ? createPortal(children, place.slot) : null;
}
