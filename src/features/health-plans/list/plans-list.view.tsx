/** The rows that the filters leave. */
import { useRef, type ReactNode } from 'react';
import { showCount } from '../../../lib/text/count.ts';
import type { IsoDate } from '../../../lib/date/date.ts';
import { useBrandContact } from '../../../ui/page/brand-context.tsx';
import { headingId } from '../../../ui/list/list-actions.ts';
import { EmptyNote, SkippedNote } from '../../../ui/page/panel-notes.tsx';
import type { HealthPlanRow } from '../health-plan-rows.rules.ts';
import { t } from './health-plans-list.text.ts';
import { PlanRow } from './plan-row.view.tsx';
import { LIST_ID } from './plans-refine.view.tsx';

interface PlansListProps {
  rows: readonly HealthPlanRow[];
  /** Rows without filters. */
  all: number;
  /** Plans that could not be read. */
  skipped: number;
  open: readonly string[];
  today: IsoDate;
  onToggle(key: string): void;
  onShowAll(): void;
  renderBody(row: HealthPlanRow): ReactNode;
}

export const countText = (shown: number, all: number): string =>
  shown === all ? t('count', { count: all }) : t('countOf', { shown: showCount(shown), count: all });

export const rowId = (at: number): string => `plan-${at + 1}`;

export function PlansList(props: PlansListProps) {
  const { rows, all, skipped, open, today } = props;
  const { phone } = useBrandContact();
  const heading = useRef<HTMLHeadingElement>(null);
  const showAll = (): void => {
    props.onShowAll();
    heading.current?.focus({ preventScroll: true }); // the pressed button is removed
  };
  return (
    <section className="panel list-results" id="plans-list" aria-labelledby={headingId(LIST_ID)}>
      <div className="list-head">
        <div>
          <h2 id={headingId(LIST_ID)} tabIndex={-1} ref={heading}>
            {countText(rows.length, all)}
          </h2>
          {rows.length > 1 ? <p className="list-period">{t('order')}</p> : null}
        </div>
        {rows.length < all ? (
          <button type="button" className="chip-clear" onClick={showAll}>
            {t('showAll')}
          </button>
        ) : null}
      </div>
      {skipped > 0 ? <SkippedNote text={t('skipped', { count: skipped, phone })} /> : null}
      {all === 0 ? <EmptyNote drawing="plans" text={t('empty')} next={t('emptyNext')} /> : null}
      {rows.length > 0 ? (
        <ul className="rows">
          {rows.map((row, at) => (
            <PlanRow
              key={row.key}
              row={row}
              id={rowId(at)}
              today={today}
              open={open.includes(row.key)}
              onToggle={() => props.onToggle(row.key)}
            >
              {props.renderBody(row)}
            </PlanRow>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
