/** The filters of the claims list: the period, then the facets. */
import { memo } from 'react';
import { showCount } from '../../../lib/text/count.ts';
import { addDays, type DateSpan, showLongDate } from '../../../lib/date/date.ts';
import type { RangeWords } from '../../../ui/filter/custom-dates.tsx';
import { holdsDays } from '../../../ui/filter/date-range.rules.ts';
import { DatedRefine, type DatedRefineProps } from '../../../ui/list/dated-refine.view.tsx';
import { LIST_ID } from './claims-list.rules.ts';
import { t } from './claims-list.text.ts';

interface RefineProps extends DatedRefineProps {
  total: number;
}

/** A period is strictly between its two dates (spec 001 §5): 'Shows claims from … through …'. */
function daysBetween(span: DateSpan | null): string {
  if (span === null) return t('hint');
  if (!holdsDays(span)) return `${t('noDay')} ${t('noDayNext')}`;
  const [first, last] = [addDays(span.from, 1), addDays(span.to, -1)];
  return t(first === last ? 'hintOneDay' : 'hintDays', { from: showLongDate(first), to: showLongDate(last) });
}

const RANGE_WORDS: RangeWords = { label: (end) => t(`ends.${end}`), hint: daysBetween };

const Refine = ({ total, ...props }: RefineProps) => (
  <DatedRefine
    {...props}
    listId={LIST_ID}
    label={t('period')}
    words={RANGE_WORDS}
    results={t('show', { count: total, shown: showCount(total) })}
  />
);

/** Sorting and turning pages change nothing in it. */
export const ClaimsRefine = memo(Refine);
