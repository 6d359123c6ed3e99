/** The filters of the claims list: the period, then what the claims of it differ in, each choice with its count. */
import { memo, useCallback } from 'react';
import { showCount } from '../../lib/count.ts';
import type { IsoDate } from '../../lib/date.ts';
import { DateRange } from '../../ui/date-range.tsx';
import type { RangeChoice } from '../../ui/date-range.rules.ts';
import { RefineBlocks } from '../../ui/refine-blocks.tsx';
import { optionName } from './claims-list.names.ts';
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
        hint={t('hint')}
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
        resultsId="claims-list-heading"
        onToggle={toggle}
      />
    </div>
  );
}

/** Another order or page changes nothing here. */
export const ClaimsRefine = memo(Refine);
