/** The filters of the claims list: the period, then the facets. */
import { memo } from 'react';
import { showCount } from '../../../lib/count.ts';
import { addDays, type DateSpan, type IsoDate, showLongDate } from '../../../lib/date.ts';
import type { RangeWords } from '../../../ui/custom-dates.tsx';
import { DateRange } from '../../../ui/date-range.tsx';
import { holdsDays, type RangeChoice } from '../../../ui/date-range.rules.ts';
import { isFacetShown, type Facet } from '../../../ui/list/facets.rules.ts';
import { headingId } from '../../../ui/list/list-actions.ts';
import { RefineBlocks } from '../../../ui/refine-blocks.tsx';
import { LIST_ID } from './claims-list.rules.ts';
import { t } from './claims-list.text.ts';

interface RefineProps {
  period: RangeChoice;
  today: IsoDate;
  /** Null while the claims are loading. */
  facets: readonly Facet[] | null;
  total: number;
  onPeriod(period: RangeChoice): void;
  onToggle(facet: string, option: string): void;
}

/** A period is strictly between its two dates (spec 001 §5): 'Shows claims from … through …'. */
function daysBetween(span: DateSpan | null): string {
  if (span === null) return t('hint');
  if (!holdsDays(span)) return `${t('noDay')} ${t('noDayNext')}`;
  const [first, last] = [addDays(span.from, 1), addDays(span.to, -1)];
  return t(first === last ? 'hintOneDay' : 'hintDays', { from: showLongDate(first), to: showLongDate(last) });
}

const RANGE_WORDS: RangeWords = { label: (end) => t(`ends.${end}`), hint: daysBetween };

function Refine({ period, today, facets, total, onPeriod, onToggle }: RefineProps) {
  return (
    <>
      <DateRange
        id={LIST_ID}
        label={t('period')}
        value={period}
        today={today}
        words={RANGE_WORDS}
        onChange={onPeriod}
      />
      <RefineBlocks
        blocks={facets?.filter(isFacetShown) ?? null}
        results={t('show', { count: total, shown: showCount(total) })}
        resultsId={headingId(LIST_ID)}
        onToggle={onToggle}
      />
    </>
  );
}

/** Sorting and turning pages change nothing in it. */
export const ClaimsRefine = memo(Refine);
