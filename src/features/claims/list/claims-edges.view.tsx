/** Names the claims that a custom period excludes on its two days, with a button that includes them (spec 001 §5). */
import type { IsoDate } from '../../../lib/date/date.ts';
import type { RangeChoice } from '../../../ui/filter/date-range.rules.ts';
import { focusPageHeading } from '../../../ui/page/focus.ts';
import type { EdgeClaims } from './claims-edges.rules.ts';
import { t } from './claims-list.text.ts';
import { edgeText } from './claims-list.words.ts';

interface EdgeNoteProps {
  claims: EdgeClaims;
  today: IsoDate;
  onPeriod(period: RangeChoice): void;
}

const reasonOf = ({ include }: EdgeClaims): string =>
  t(include === null ? 'edgeOldest' : include.option === 'custom' ? 'edgeRule' : 'edgeToday');

const actionOf = (include: RangeChoice, count: number): string =>
  include.option === 'custom' ? t('include', { count }) : t(`show.${include.option}`);

export function EdgeNote({ claims, today, onPeriod }: EdgeNoteProps) {
  const { include, count } = claims;
  return (
    <div className="list-edges">
      <p>
        <strong>{edgeText(claims, today)}</strong> {reasonOf(claims)}
      </p>
      {include === null ? null : (
        <button
          type="button"
          className="button"
          onClick={({ currentTarget }) => {
            focusPageHeading(currentTarget); // this button is removed while the next period loads
            onPeriod(include);
          }}
        >
          {actionOf(include, count)}
        </button>
      )}
    </div>
  );
}
