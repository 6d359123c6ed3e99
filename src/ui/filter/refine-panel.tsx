/**
 * A view's filters, below its entry in the left navigation (spec 000 §2 'with refine panel'); on a phone in the
 * view.
 */
import { useContext, useLayoutEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIsNarrow } from '../page/use-is-narrow.ts';
import { RefineContext } from './refine-place.ts';
import { RefineSection } from './refine-section.tsx';

const stay = (): void => {};

export function RefinePanel({ children }: { children: ReactNode }) {
  const place = useContext(RefineContext);
  const isNarrow = useIsNarrow();
  const occupy = isNarrow ? undefined : place?.occupy;
  useLayoutEffect(() => occupy?.() ?? stay, [occupy]);
  if (!place) return <div className="refine-slot">{children}</div>;
  if (isNarrow) return <RefineSection label={place.label}>{children}</RefineSection>;
  return place.slot ? createPortal(children, place.slot) : null;
}
