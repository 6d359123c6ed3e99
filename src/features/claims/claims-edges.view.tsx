/** Says which claims a custom period leaves out at its two days, with one press that includes them (spec 001 §5). */
import { showCount } from '../../lib/count.ts';
import { showDate, type IsoDate } from '../../lib/date.ts';
import type { RangeChoice } from '../../ui/date-range.rules.ts';
import { focusPageHeading } from '../../ui/focus.ts';
import type { EdgeClaims } from './claims-edges.rules.ts';
import { t } from './claims-list.text.ts';

interface EdgeNoteProps {
  claims: EdgeClaims;
  today: IsoDate;
  onPeriod(period: RangeChoice): void;
}

function whatIsLeftOut({ count, days: [first = '', last] }: EdgeClaims, today: IsoDate): string {
  const shown = { count, shown: showCount(count) };
  if (last === undefined) return t('edge', { ...shown, day: showDate(first, today) });
  return t('edgeTwoDays', { ...shown, from: showDate(first, today), to: showDate(last, today) });
}

/** Why, and what the press will do. */
const ruleOf = ({ include }: EdgeClaims): string =>
  t(include === null ? 'edgeOldest' : include.option === 'custom' ? 'edgeRule' : 'edgeToday');

const actionOf = (include: RangeChoice, count: number): string =>
  include.option === 'custom' ? t('include', { count }) : t(`show.${include.option}`);

export function EdgeNote({ claims, today, onPeriod }: EdgeNoteProps) {
  const { include, count } = claims;
  return (
    <div className="list-edges">
      <p>
        <strong>{whatIsLeftOut(claims, today)}</strong> {ruleOf(claims)}
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
