/** The filters of the claims list: the period, then what the claims of it differ in, each choice with its count. */
import { memo } from 'react';
import type { IsoDate } from '../../lib/date.ts';
import { DateRange } from '../../ui/date-range.tsx';
import type { RangeChoice } from '../../ui/date-range.rules.ts';
import { optionName } from './claims-list.names.ts';
import { t } from './claims-list.text.ts';
import { isWorthShowing, type Choice } from './claims-filter.rules.ts';
import { FACETS, type Facet } from './claims-index.rules.ts';

interface RefineProps {
  period: RangeChoice;
  today: IsoDate;
  /** Null while the claims are not there: there is nothing to choose yet. */
  choices: Readonly<Record<Facet, readonly Choice[]>> | null;
  onPeriod(period: RangeChoice): void;
  onToggle(facet: Facet, option: string): void;
}

interface BlockProps {
  facet: Facet;
  choices: readonly Choice[];
  onToggle(facet: Facet, option: string): void;
}

const Block = ({ facet, choices, onToggle }: BlockProps) => (
  <fieldset className="facet">
    <legend>{t(`facet.${facet}`)}</legend>
    {choices.map(({ option, count, chosen }) => (
      <label className="facet-choice" key={option}>
        <input
          type="checkbox"
          name={`${facet}-${option}`}
          checked={chosen}
          onChange={() => onToggle(facet, option)}
        />
        <span>{optionName(facet, option)}</span>
        <span className="facet-count">{count}</span>
      </label>
    ))}
  </fieldset>
);

const Refine = ({ period, today, choices, onPeriod, onToggle }: RefineProps) => (
  <div className="claims-refine">
    <DateRange
      id="claims"
      label={t('period')}
      value={period}
      today={today}
      hint={t('hint')}
      onChange={onPeriod}
    />
    {choices
      ? FACETS.filter((facet) => isWorthShowing(choices[facet])).map((facet) => (
          <Block key={facet} facet={facet} choices={choices[facet]} onToggle={onToggle} />
        ))
      : null}
  </div>
);

/** Another order or page changes nothing here. */
export const ClaimsRefine = memo(Refine);
