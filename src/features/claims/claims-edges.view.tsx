/** Says which claims a custom period leaves out at its two days, with one press that includes them (spec 001 §5). */
import { showCount } from '../../lib/count.ts';
import { showDate, type IsoDate } from '../../lib/date.ts';
import type { RangeChoice } from '../../ui/date-range.rules.ts';
import { focusPageHeading } from '../../ui/focus.ts';
import type { LeftOut } from './claims-edges.rules.ts';
import { t } from './claims-list.text.ts';

interface LeftOutNoteProps {
  leftOut: LeftOut;
  today: IsoDate;
  onPeriod(period: RangeChoice): void;
}

function whatIsLeftOut({ count, days: [first = '', last] }: LeftOut, today: IsoDate): string {
  const shown = { count, shown: showCount(count) };
  if (last === undefined) return t('leftOut', { ...shown, day: showDate(first, today) });
  return t('leftOutTwoDays', { ...shown, from: showDate(first, today), to: showDate(last, today) });
}

/** Why, and what the press will do. */
const ruleOf = ({ include }: LeftOut): string =>
  t(include === null ? 'leftOutOldest' : include.option === 'custom' ? 'leftOutRule' : 'leftOutToday');

const actionOf = (include: RangeChoice, count: number): string =>
  include.option === 'custom' ? t('include', { count }) : t(`show.${include.option}`);

export function LeftOutNote({ leftOut, today, onPeriod }: LeftOutNoteProps) {
  const { include, count } = leftOut;
  return (
    <div className="list-left-out">
      <p>
        <strong>{whatIsLeftOut(leftOut, today)}</strong> {ruleOf(leftOut)}
      </p>
      {include === null ? null : (
        <button
          type="button"
          className="button"
          onClick={({ currentTarget }) => {
            focusPageHeading(currentTarget); // the list, and this button with it, is loaded again
            onPeriod(include);
          }}
        >
          {actionOf(include, count)}
        </button>
      )}
    </div>
  );
}
