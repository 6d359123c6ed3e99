/** Texts for the period of the claims list, and for claims that a custom period excludes. */
import { showCount } from '../../../lib/text/count.ts';
import { showDate, type IsoDate } from '../../../lib/date/date.ts';
import { spanOf, type RangeChoice } from '../../../ui/filter/date-range.rules.ts';
import type { EdgeClaims } from './claims-edges.rules.ts';
import { t } from './claims-list.text.ts';

export function periodText(period: RangeChoice, today: IsoDate, show: (day: IsoDate) => string): string {
  const { from, to } = spanOf(period, today);
  return t(period.option === 'custom' ? 'between' : 'span', {
    from: show(from),
    to: show(to),
  });
}

/** For example '2 claims on Nov 5 and Nov 12 are not included.' */
export function edgeText({ count, days: [first = '', last] }: EdgeClaims, today: IsoDate): string {
  const shown = { count, shown: showCount(count) };
  if (last === undefined) return t('edge', { ...shown, day: showDate(first, today) });
  return t('edgeTwoDays', { ...shown, from: showDate(first, today), to: showDate(last, today) });
}
