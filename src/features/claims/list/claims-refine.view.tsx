/** The filters of the claims list: the period, then what the claims of it differ in, each choice with its count. */
import { memo, useCallback } from 'react';
import { showCount } from '../../../lib/count.ts';
import { addDays, showLongDate, type IsoDate } from '../../../lib/date.ts';
import type { RangeWords } from '../../../ui/custom-dates.tsx';
import { DateRange } from '../../../ui/date-range.tsx';
import { holdsDays, type DateSpan, type RangeChoice } from '../../../ui/date-range.rules.ts';
import { RefineBlocks } from '../../../ui/refine-blocks.tsx';
import { optionName } from './claims-list.names.ts';
import { RESULTS_ID } from './claims-list.presses.ts';
import { t } from './claims-list.text.ts';
import { isWorthShowing, type Choice } from './claims-filter.rules.ts';
import { FACETS, isFacet, type Facet, type ListContext } from './claims-index.rules.ts';

interface RefineProps {
  period: RangeChoice;
  today: IsoDate;
  /** Null while the claims are not there: there is nothing to choose yet. */
  choices: Readonly<Record<Facet, readonly Choice[]>> | null;
  groupNames: ListContext['groupNames'];
  /** Claims that the filters leave. */
  total: number;
  onPeriod(period: RangeChoice): void;
  onToggle(facet: Facet, option: string): void;
}

/** The days strictly between the two dates, in words (spec 001 §5). */
function daysBetween(span: DateSpan | null): string {
  if (span === null) return t('hint');
  if (!holdsDays(span)) return `${t('noDay')} ${t('noDayNext')}`;
  const [first, last] = [addDays(span.from, 1), addDays(span.to, -1)];
  return t(first === last ? 'hintOneDay' : 'hintDays', { from: showLongDate(first), to: showLongDate(last) });
}

const RANGE_WORDS: RangeWords = { label: (end) => t(`ends.${end}`), hint: daysBetween };

function Refine({ period, today, choices, groupNames, total, onPeriod, onToggle }: RefineProps) {
  const toggle = useCallback(
    (facet: string, option: string) => {
      if (isFacet(facet)) onToggle(facet, option);
    },
    [onToggle],
  );
  return (
    <div className="claims-refine">
      <DateRange
        id="claims"
        label={t('period')}
        value={period}
        today={today}
        words={RANGE_WORDS}
        onChange={onPeriod}
      />
      <RefineBlocks
        blocks={
          choices &&
          FACETS.filter((facet) => isWorthShowing(choices[facet])).map((facet) => ({
            id: facet,
            label: t(`facet.${facet}`),
            choices: choices[facet].map((choice) => ({
              ...choice,
              label: optionName(facet, choice.option, groupNames),
            })),
          }))
        }
        results={t('show', { count: total, shown: showCount(total) })}
        resultsId={RESULTS_ID}
        onToggle={toggle}
      />
    </div>
  );
}

/** Another order or page changes nothing here. */
export const ClaimsRefine = memo(Refine);
