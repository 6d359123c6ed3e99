/** The filters of the statement archive: the date range, then the facets. */
import { memo } from 'react';
import { showCount } from '../../lib/count.ts';
import { showLongDate, type IsoDate } from '../../lib/date.ts';
import type { RangeWords } from '../../ui/custom-dates.tsx';
import { DateRange } from '../../ui/date-range.tsx';
import type { RangeChoice } from '../../ui/date-range.rules.ts';
import { isFacetShown, type Facet } from '../../ui/list/facets.rules.ts';
import { headingId } from '../../ui/list/list-actions.ts';
import { RefineBlocks } from '../../ui/refine-blocks.tsx';
import { LIST_ID } from './statement-list.rules.ts';
import { t } from './statements.text.ts';

interface RefineProps {
  dateRange: RangeChoice;
  today: IsoDate;
  /** Null while the statements are loading. */
  facets: readonly Facet[] | null;
  total: number;
  onRange(range: RangeChoice): void;
  onToggle(facet: string, option: string): void;
}

/** Both dates are included (spec 001 §5 'within the range'). */
const RANGE_WORDS: RangeWords = {
  label: (end) => t(`ends.${end}`),
  hint: (span) =>
    span === null ? t('hint') : t('hintDays', { from: showLongDate(span.from), to: showLongDate(span.to) }),
};

const Refine = ({ dateRange, today, facets, total, onRange, onToggle }: RefineProps) => (
  <>
    <DateRange
      id={LIST_ID}
      label={t('period')}
      value={dateRange}
      today={today}
      words={RANGE_WORDS}
      onChange={onRange}
    />
    <RefineBlocks
      blocks={facets?.filter(isFacetShown) ?? null}
      results={t('show', { count: total, shown: showCount(total) })}
      resultsId={headingId(LIST_ID)}
      onToggle={onToggle}
    />
  </>
);

/** Sorting, turning pages and opening a document change nothing in it. */
export const StatementsRefine = memo(Refine);
