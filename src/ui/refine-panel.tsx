/**
 * A view's filters. They are shown under the view's entry of the left navigation (spec 000 §2 'with refine
 * panel'), and in place where the view has no such entry.
 */
import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

export interface RefinePlace {
  /** Where the filters go; null until the navigation has made room. */
  slot: HTMLElement | null;
  /** Says that a view has filters; the navigation then makes room. @returns takes it back */
  occupy: () => () => void;
}

/** Who makes room for filters; null: nobody, they stay in place. */
export const RefineContext = createContext<RefinePlace | null>(null);

const stay = (): void => {};

/** A view renders its filters in here, once; they keep the view's state and context. */
export function RefinePanel({ children }: { children: ReactNode }) {
  const place = useContext(RefineContext);
  const occupy = place?.occupy;
  useLayoutEffect(() => occupy?.() ?? stay, [occupy]);
  if (!place) return <div className="refine-slot">{children}</div>;
  return place.slot ? createPortal(children, place.slot) : null;
}
