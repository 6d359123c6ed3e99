/** The bar is hidden from screen readers, because the sentence beside the bar states the amounts. */
import { useId } from 'react';
import {
  BAR_MINIMUMS,
  pendingPercentage,
  shownPercentage,
  type Bar,
  type Figures,
  type Slot,
} from '../progress-figures.rules.ts';

interface ProgressBarProps {
  figures: Figures;
  slot: Slot;
  bar: Bar;
}

const STRIPE = 8; // in CSS pixels

export function ProgressBar({ figures, slot, bar }: ProgressBarProps) {
  const hatched = useId();
  if (figures.threshold === 0) return null;
  const spent = shownPercentage(figures.percentage, BAR_MINIMUMS[slot][bar]);
  const pending = pendingPercentage(figures, spent);
  return (
    <svg className={`progress-bar progress-bar-${bar}`} aria-hidden="true">
      <rect className="bar-left" width="100%" height="100%" />
      <rect className="bar-spent" width={`${spent}%`} height="100%" />
      {pending > 0 ? (
        <>
          <pattern
            id={hatched}
            width={STRIPE}
            height={STRIPE}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect className="bar-gap" width={STRIPE} height={STRIPE} />
            <rect className="bar-spent" width={STRIPE / 2} height={STRIPE} />
          </pattern>
          <rect x={`${spent}%`} width={`${pending}%`} height="100%" fill={`url(#${hatched})`} />
        </>
      ) : null}
      <rect className="bar-edge" width="100%" height="100%" />
    </svg>
  );
}
