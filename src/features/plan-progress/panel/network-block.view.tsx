/** The limits of one network: the path of two steps, what the next claim costs, and other benefits. */
import type { ReactNode } from 'react';
import { showLongDate, type IsoDate } from '../../../lib/date.ts';
import { showMoney } from '../../../lib/money.ts';
import type { AccumulatorRow } from '../panel-plans.rules.ts';
import type { Network } from '../plan.schema.ts';
import type { Place } from '../progress-figures.rules.ts';
import { Accumulator, AccumulatorName } from './accumulator.view.tsx';
import { nextClaim, standingOf, type NetworkBlock, type StepStanding } from './network-blocks.rules.ts';
import { t } from './progress-panel.text.ts';

const HEADINGS = {
  'in-network': 'inNetwork',
  'out-of-network': 'outOfNetwork',
  other: 'anyNetwork',
} as const satisfies Record<Network, string>;

const STANDINGS = { reached: 'done', here: 'here', ahead: 'ahead' } as const satisfies Record<
  StepStanding,
  string
>;

interface BlockProps {
  block: NetworkBlock;
  /** The last day of the benefit period. */
  end: IsoDate;
  /** The benefit period is under way: a member is somewhere on the path, and a next claim counts. */
  isNow: boolean;
  place: Place;
  /** What opens from an accumulator, such as its claims. */
  rowTools?(row: AccumulatorRow): ReactNode;
}

function Path({ block: { steps }, isNow, place, rowTools }: BlockProps) {
  return (
    <ol className="path">
      {/* One limit alone is not a place on a way. */}
      {steps.map((row, at) => {
        const standing = standingOf(steps, at, isNow);
        return (
          <li key={row.key} className={`path-step path-${standing}`}>
            <span className="path-mark" aria-hidden="true">
              {standing === 'reached' ? '✓' : at + 1}
            </span>
            <div className="path-limit">
              <p className="path-name">
                <strong>
                  <AccumulatorName row={row} />
                </strong>{' '}
                {standing === 'reached' || (isNow && steps.length > 1) ? (
                  <span className="path-standing">{t(STANDINGS[standing])}</span>
                ) : null}
              </p>
              <Accumulator row={row} place={place} />
              {rowTools?.(row)}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function nextClaimText({ steps }: NetworkBlock, end: IsoDate): string | null {
  const next = nextClaim(steps);
  if (!next) return null;
  switch (next.pays) {
    case 'nothing':
      return t('covered', { end: showLongDate(end) });
    case 'full-price': {
      const text = t('fullPrice', { left: showMoney(next.left) });
      return next.hasReachedPerson ? `${text} ${t('fullPriceFamily')}` : text;
    }
    case 'share': {
      if (next.left === null) return t('shareWithoutMaximum');
      return t(next.hasDeductible ? 'share' : 'shareFromStart', { left: showMoney(next.left) });
    }
  }
}

function NextClaim({ block, end, isNow }: Pick<BlockProps, 'block' | 'end' | 'isNow'>) {
  const text = isNow ? nextClaimText(block, end) : null;
  return text ? (
    <p className="next-claim">
      <strong>{t('nextClaim')}</strong> {text}
    </p>
  ) : null;
}

export function Others({ block: { others }, place, rowTools }: BlockProps) {
  if (others.length === 0) return null;
  return (
    <ul className="progress-others">
      {others.map((row) => (
        <li key={row.key}>
          <p className="path-name">
            <strong>
              <AccumulatorName row={row} />
            </strong>
          </p>
          <Accumulator row={row} place={place} />
          {rowTools?.(row)}
        </li>
      ))}
    </ul>
  );
}

/** Without the other benefits, which stand elsewhere. */
export function PathBlock(props: BlockProps) {
  const { block } = props;
  return (
    <div className="network">
      <h4>{t(HEADINGS[block.network])}</h4>
      {block.steps.length > 0 ? <Path {...props} /> : null}
      <NextClaim {...props} />
    </div>
  );
}

export const NetworkSection = (props: BlockProps) => (
  <div className="network-section">
    <PathBlock {...props} />
    <Others {...props} />
  </div>
);
