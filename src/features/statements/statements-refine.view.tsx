/** The filters of the statement archive: the date range, then the facets. */
import { memo } from 'react';
import { showCount } from '../../lib/text/count.ts';
import { showLongDate } from '../../lib/date/date.ts';
import type { RangeWords } from '../../ui/filter/custom-dates.tsx';
import { DatedRefine, type DatedRefineProps } from '../../ui/list/dated-refine.view.tsx';
import { LIST_ID } from './statement-list.rules.ts';
import { t } from './statements.text.ts';

interface RefineProps extends DatedRefineProps {
  total: number;
}

/** Both dates are included (spec 001 §5 'within the range'). */
const RANGE_WORDS: RangeWords = {
  label: (end) => t(`ends.${end}`),
  hint: (span) =>
    span === null ? t('hint') : t('hintDays', { from: showLongDate(span.from), to: showLongDate(span.to) }),
};

const Refine = ({ total, ...props }: RefineProps) => (
  <DatedRefine
    {...props}
    listId={LIST_ID}
    label={t('period')}
    words={RANGE_WORDS}
    results={t('show', { count: total, shown: showCount(total) })}
  />
);

/** Sorting, turning pages and opening a document change nothing in it. */
export const StatementsRefine = memo(Refine);
