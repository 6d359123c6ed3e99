import type { IsoDate } from '../../lib/date/date.ts';
import type { RangeWords } from '../filter/custom-dates.tsx';
import { useDateRange } from '../filter/date-range.tsx';
import type { RangeChoice } from '../filter/date-range.rules.ts';
import { RefineBlocks } from '../filter/refine-blocks.tsx';
import { isFacetShown, type Facet } from './facets.rules.ts';
import { headingId } from './list-actions.ts';

export interface DatedRefineProps {
  dateRange: RangeChoice;
  today: IsoDate;
  facets: readonly Facet[] | null;
  onRange(range: RangeChoice): void;
  onToggle(facet: string, option: string): void;
}

interface DatedRefineTexts {
  listId: string;
  label: string;
  words: RangeWords;
  results: string;
}

export function DatedRefine({
  listId,
  label,
  words,
  results,
  dateRange,
  today,
  facets,
  onRange,
  onToggle,
}: DatedRefineProps & DatedRefineTexts) {
  const range = useDateRange({ id: listId, label, value: dateRange, today, words, onChange: onRange });
  return (
    <RefineBlocks
      blocks={facets?.filter(isFacetShown) ?? null}
      range={range}
      results={results}
      resultsId={headingId(listId)}
      onToggle={onToggle}
    />
  );
}
