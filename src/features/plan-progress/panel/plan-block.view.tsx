/**
 * Shows a plan's benefit dates and its limits by network. The `health-plans` slot shows the limits of all networks; the
 * other slots show the main limits of the first network, and hide the rest until it is opened.
 */
import { useId, type ReactNode, useEffect, useRef, useState } from 'react';
import { showDate, showLongDate } from '../../../lib/date/date.ts';
import { inEnglish } from '../../../lib/text/i18n.ts';
import type { AccumulatorRow, PanelPlan } from '../panel-plans.rules.ts';
import { emptyText, TOOLTIP_DELAY_MS } from '../panel-texts.rules.ts';
import type { Slot } from '../progress-figures.rules.ts';
import { NetworkSection, Others, PathBlock } from './network-block.view.tsx';
import { networkBlocks, type NetworkBlock } from './network-blocks.rules.ts';
import { t } from './progress-panel.text.ts';
import { DrawnIcon } from '../../../ui/page/drawn-icon.tsx';
import { ICONS } from '../../../ui/page/icons.ts';
import { t as quoted } from '../plan-progress.text.ts';

/** The tooltip opens on hover and focus after 400 ms, or immediately on a click; Escape closes it (spec 001 §§2, 9). */
function DatesTip() {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const showLater = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(true), TOOLTIP_DELAY_MS);
  };
  const hide = (): void => {
    clearTimeout(timer.current);
    setShown(false);
  };
  const toggle = (): void => {
    clearTimeout(timer.current);
    setShown((now) => !now);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isShown) return undefined;
    const dismiss = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setShown(false);
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [isShown]);
  return (
    // The tooltip is inside the element that handles hovering, so that the pointer can move onto it (WCAG 1.4.13). Touch is
    // ignored here, because its pointerleave comes before the click.
    <span
      className="dates-tip"
      onPointerEnter={({ pointerType }) => (pointerType === 'touch' ? undefined : showLater())}
      onPointerLeave={({ pointerType }) => (pointerType === 'touch' ? undefined : hide())}
    >
      <button
        type="button"
        aria-label={t('aboutDates')}
        aria-describedby={id}
        aria-expanded={isShown}
        onFocus={showLater}
        onBlur={hide}
        onClick={toggle}
      >
        <DrawnIcon path={ICONS.info} size={20} />
      </button>
      <span className="dates-tip-text" role="tooltip" id={id} hidden={!isShown}>
        {quoted('benefitDates')}
      </span>
    </span>
  );
}

export interface ShownPlan {
  plan: PanelPlan;
  /** The plan's name in the profile; '' if unknown. */
  name: string;
  /** Whether the benefit dates differ from the plan period's dates. */
  datesDiffer: boolean;
  /** Whether the benefit period has begun. */
  hasBegun: boolean;
  /** Whether the benefit period or everyone's coverage has ended. */
  isOver: boolean;
  /** Whether the plan pays for care received today. */
  isNow: boolean;
}

export interface PlanTools {
  details?(plan: PanelPlan): ReactNode;
  row?(plan: PanelPlan, row: AccumulatorRow): ReactNode;
  plan?(plan: PanelPlan): ReactNode;
}

interface PlanBlockProps {
  shown: ShownPlan;
  slot: Slot;
  tools: PlanTools;
}

/** Always shows the year. */
const showDay = (date: string): string => showDate(date, '');

export const datesOf = ({ start, end }: Pick<PanelPlan, 'start' | 'end'>): string =>
  t('dates', { start: showDay(start), end: showDay(end) });

/**
 * Shows the line of business, or the plan's name if the portal does not know the line
 * (decisions/plans#the-same-letters-in-three-fields).
 */
const PlanName = ({ shown: { plan, name } }: { shown: ShownPlan }) =>
  plan.line === 'other' && name ? <span {...inEnglish()}>{name}</span> : t(plan.line);

const rowsIn = (blocks: readonly NetworkBlock[]): number =>
  blocks.reduce((count, { steps, others }) => count + steps.length + others.length, 0);

function Limits({ shown: { plan, hasBegun, isNow }, slot, tools }: PlanBlockProps) {
  const blocks = networkBlocks(plan.rows);
  const propsOf = (block: NetworkBlock) => ({
    block,
    plan,
    isNow,
    slot,
    rowTools: (row: AccumulatorRow) => (hasBegun ? tools.row?.(plan, row) : null),
  });
  const [first, ...rest] = blocks;
  if (!first) return <p className="progress-empty">{emptyText(plan.period, [plan])}</p>;
  if (slot === 'health-plans')
    return blocks.map((block) => <NetworkSection key={block.network} {...propsOf(block)} />);
  const hidden = rowsIn(rest) + first.others.length;
  return (
    <>
      <PathBlock {...propsOf(first)} />
      {hidden > 0 ? (
        <details className="progress-more">
          <summary>{t('more', { count: hidden })}</summary>
          <Others {...propsOf(first)} />
          {rest.length > 0 ? <p className="progress-detail">{t('notMixed')}</p> : null}
          {rest.map((block) => (
            <NetworkSection key={block.network} {...propsOf(block)} />
          ))}
        </details>
      ) : null}
    </>
  );
}

export function PlanBlock(props: PlanBlockProps) {
  const { shown, tools } = props;
  const { plan, datesDiffer, hasBegun, isOver } = shown;
  const id = useId();
  return (
    <article className="plan-block" aria-labelledby={`${id} ${id}-name`}>
      <div className="plan-block-head">
        <h3 id={id}>
          <PlanName shown={shown} />
        </h3>
        {shown.name && plan.line !== 'other' ? (
          <p className="plan-named" id={`${id}-name`} {...inEnglish()}>
            {shown.name}
          </p>
        ) : null}
        <p className="plan-dates">
          {t('benefitDates', { dates: datesOf(plan) })}
          {datesDiffer ? <DatesTip /> : null}
        </p>
      </div>
      {hasBegun ? null : <p className="progress-later">{t('later', { date: showLongDate(plan.start) })}</p>}
      <Limits {...props} />
      {plan.rows.length > 0 && !isOver ? tools.plan?.(plan) : null}
      {tools.details?.(plan)}
    </article>
  );
}
