/** One network of a plan: the path from deductible to out-of-pocket maximum, what the next claim costs, and other benefits. */
import type { ReactNode } from 'react';
import type { AccumulatorRow, PanelPlan } from '../panel-plans.rules.ts';
import type { Network } from '../plan.schema.ts';
import type { Slot } from '../progress-figures.rules.ts';
import { Accumulator, AccumulatorName } from './accumulator.view.tsx';
import { standingOf, type NetworkBlock, type StepStanding } from './network-blocks.rules.ts';
import { NextClaimBox } from './next-claim.view.tsx';
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
  plan: PanelPlan;
  /** Whether the plan pays for care received today. If not, the cost of the next claim is not shown. */
  isNow: boolean;
  slot: Slot;
  /** Renders buttons for an accumulator, such as the one that opens its claims. */
  rowTools?(row: AccumulatorRow): ReactNode;
}

function Path({ block: { steps }, plan, isNow, slot, rowTools }: BlockProps) {
  return (
    <ol className="path">
      {/* With a single limit, the path says only whether the limit is reached. */}
      {steps.map((row, at) => {
        const standing = standingOf(steps, at, isNow);
        return (
          <li key={row.key} className={`path-step path-${standing}`}>
            <span className="path-mark" aria-hidden="true">
              {standing === 'reached' ? '✓' : at + 1}
            </span>
            <div>
              <p className="path-name">
                <strong>
                  <AccumulatorName row={row} />
                </strong>{' '}
                {standing === 'reached' || (isNow && steps.length > 1) ? (
                  <span className="path-standing">{t(STANDINGS[standing])}</span>
                ) : null}
              </p>
              <Accumulator row={row} slot={slot} period={plan.period} />
              {rowTools?.(row)}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

export function Others({ block: { others }, plan, slot, rowTools }: BlockProps) {
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
          <Accumulator row={row} slot={slot} period={plan.period} />
          {rowTools?.(row)}
        </li>
      ))}
    </ul>
  );
}

/** Shows a network's path and what the next claim costs. `Others` shows the network's other benefits. */
export function PathBlock(props: BlockProps) {
  const { block, plan, isNow } = props;
  return (
    <div className="network">
      <h4>{t(HEADINGS[block.network])}</h4>
      {block.steps.length > 0 ? <Path {...props} /> : null}
      {isNow && block.network !== 'other' ? <NextClaimBox plan={plan} network={block.network} /> : null}
    </div>
  );
}

export const NetworkSection = (props: BlockProps) => (
  <div className="network-section">
    <PathBlock {...props} />
    <Others {...props} />
  </div>
);
