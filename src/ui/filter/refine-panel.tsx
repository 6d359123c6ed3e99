/**
 * A view's filters, shown below the view's entry in the left navigation (spec 000 §2 'with refine panel') or, without a
 * slot there, inside the view. On a phone the filters are one row, always expanded (decisions/shell#where-filters-are).
 */
import { useContext, useInsertionEffect, useLayoutEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { adoptStyles } from '../page/adopt-styles.ts';
import { useIsNarrow } from '../page/use-is-narrow.ts';
import { RefineContext } from './refine-slot.ts';
import { t } from '../page/ui.text.ts';
import { RefineSection } from './refine-section.tsx';
import styles from '../styles/refine-section.css?inline';

const stay = (): void => {};

export function RefinePanel({ children }: { children: ReactNode }) {
  const refine = useContext(RefineContext);
  const isNarrow = useIsNarrow();
  useInsertionEffect(() => adoptStyles(styles), []);
  const occupy = isNarrow ? undefined : refine?.occupy;
  useLayoutEffect(() => occupy?.() ?? stay, [occupy]);
  if (isNarrow)
    return (
      <div className="refine-slot" role="group" aria-label={t('refine')}>
        {children}
      </div>
    );
  if (!refine) return <RefineSection>{children}</RefineSection>;
  return refine.slot ? createPortal(children, refine.slot) : null;
}
