import { useRef, type ReactNode } from 'react';
import { showCount } from '../../../lib/text/count.ts';
import type { IsoDate } from '../../../lib/date/date.ts';
import { useBrandContact } from '../../../ui/page/brand-context.tsx';
import { headingId } from '../../../ui/list/list-actions.ts';
import { EmptyNote, SkippedNote } from '../../../ui/page/panel-notes.tsx';
import type { HealthPlanRow } from '../health-plan-rows.rules.ts';
import { t } from './health-plans-list.text.ts';
import { LIST_ID } from './plans-refine.view.tsx';
import { inEnglish } from '../../../lib/text/i18n.ts';
import { shortEmployer } from '../../../profile/group/selected-group.rules.ts';
import { DrawnIcon } from '../../../ui/page/drawn-icon.tsx';
import { ICONS } from '../../../ui/page/icons.ts';
import { periodText, planTitle, standingOf, typesText, type Standing } from './plan.format.ts';

const MARKS = {
  current: { icon: ICONS.check, tone: 'good' },
  upcoming: { icon: ICONS.info, tone: 'wait' },
  previous: { icon: ICONS.info, tone: 'past' },
  canceled: { icon: ICONS.error, tone: 'bad' },
} as const satisfies Record<Standing, { icon: string; tone: string }>;

const ARROW = <DrawnIcon path={ICONS.down} size={22} />;

interface PlanRowProps {
  row: HealthPlanRow;
  /** HTML id, unique on the page. Does not contain any id of the plan. */
  id: string;
  today: IsoDate;
  open: boolean;
  onToggle(): void;
  /** The row's content, rendered only while the row is open. */
  children: ReactNode;
}

function PlanRow({ row, id, today, open, onToggle, children }: PlanRowProps) {
  const standing = standingOf(row);
  const { icon, tone } = MARKS[standing];
  const title = planTitle(row);
  const employer = row.plans[0].employer;
  return (
    <li className="open-row plan" data-open={open} data-period={row.period}>
      <div className="row plan-row">
        <h3 className="row-title" id={`${id}-name`} {...inEnglish()}>
          {title}
        </h3>
        <p className="row-more plan-more">
          <span>{typesText(row)}</span>
          {employer ? <span {...inEnglish()}>{shortEmployer(employer)}</span> : null}
        </p>
        <p className="plan-standing">
          <span className={`status status-${tone}`}>
            <DrawnIcon path={icon} /> {t(`standing.${standing}`)}
          </span>
        </p>
        <p className="row-when plan-row-dates">{periodText(row.begin, row.end, today)}</p>
        <button
          type="button"
          className="open-toggle"
          name={id}
          aria-expanded={open}
          aria-controls={open ? `${id}-body` : undefined}
          aria-label={t('detailsOf', { plan: title })}
          onClick={onToggle}
        >
          {ARROW}
        </button>
      </div>
      {open ? (
        <div className="open-body plan-body" id={`${id}-body`}>
          {children}
        </div>
      ) : null}
    </li>
  );
}

interface PlansListProps {
  rows: readonly HealthPlanRow[];
  /** Number of rows without filters. */
  all: number;
  /** Number of plans that could not be parsed. */
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
    heading.current?.focus({ preventScroll: true }); // moves the focus, because the pressed button disappears
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
