/** One plan, or several integrated ones, in the list; its details open in place. */
import type { ReactNode } from 'react';
import type { IsoDate } from '../../../lib/date/date.ts';
import { inEnglish } from '../../../lib/text/i18n.ts';
import { shortEmployer } from '../../../profile/group/selected-group.rules.ts';
import { DrawnIcon } from '../../../ui/page/drawn-icon.tsx';
import { ICONS } from '../../../ui/page/icons.ts';
import type { HealthPlanRow } from '../health-plan-rows.rules.ts';
import { t } from './health-plans-list.text.ts';
import { periodText, planTitle, standingOf, typesText, type Standing } from './plan-words.ts';

const MARKS = {
  current: { icon: ICONS.check, tone: 'good' },
  upcoming: { icon: ICONS.info, tone: 'wait' },
  previous: { icon: ICONS.info, tone: 'past' },
  canceled: { icon: ICONS.error, tone: 'bad' },
} as const satisfies Record<Standing, { icon: string; tone: string }>;

const ARROW = <DrawnIcon path={ICONS.down} size={22} />;

interface PlanRowProps {
  row: HealthPlanRow;
  /** Unique on the page; carries no id of the plan. */
  id: string;
  today: IsoDate;
  open: boolean;
  onToggle(): void;
  /** Rendered while the row is open. */
  children: ReactNode;
}

export function PlanRow({ row, id, today, open, onToggle, children }: PlanRowProps) {
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
