/** The ribbon over the claims: how many, of which days, what is filtered, the order, and downloads (spec 001 §2). */
import { X } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { showLongDate, type IsoDate } from '../../../lib/date.ts';
import { showCount } from '../../../lib/count.ts';
import { spanOf, type RangeChoice } from '../../../ui/date-range.rules.ts';
import type { Choice } from './claims-filter.rules.ts';
import { FACETS, type Facet, type ListContext } from './claims-index.rules.ts';
import { optionName } from './claims-list.names.ts';
import { t } from './claims-list.text.ts';
import { CLAIM_SORTS, isSortName, SORT_NAMES, type SortName } from './claims-sort.rules.ts';

/** The days that are shown, in words. */
export function periodText(period: RangeChoice, today: IsoDate): string {
  const { from, to } = spanOf(period, today);
  return t(period.option === 'custom' ? 'between' : 'span', {
    from: showLongDate(from),
    to: showLongDate(to),
  });
}

interface ChosenProps {
  choices: Readonly<Record<Facet, readonly Choice[]>>;
  groupNames: ListContext['groupNames'];
  onToggle(facet: Facet, option: string): void;
  /** Null where another button takes them all back. */
  onClear: (() => void) | null;
}

const CROSS = <X aria-hidden="true" size={16} />;

/** The filters in use, each with a way to take it back. */
export function ChosenFilters({ choices, groupNames, onToggle, onClear }: ChosenProps) {
  const chosen = FACETS.flatMap((facet) =>
    choices[facet].filter((choice) => choice.chosen).map((choice) => ({ facet, ...choice })),
  );
  if (chosen.length === 0) return null;
  return (
    <ul className="chips" aria-label={t('chosen')}>
      {chosen.map(({ facet, option, count }) => (
        <li key={`${facet} ${option}`}>
          <button type="button" className="chip" onClick={() => onToggle(facet, option)}>
            <span className="visually-hidden">{t('remove')} </span>
            {optionName(facet, option, groupNames)} <span className="chip-count">{showCount(count)}</span>
            {CROSS}
          </button>
        </li>
      ))}
      {chosen.length > 1 && onClear ? (
        <li>
          <button type="button" className="chip-clear" onClick={onClear}>
            {t('clear')}
          </button>
        </li>
      ) : null}
    </ul>
  );
}

interface RibbonProps {
  /** Claims that the filters leave. */
  total: number;
  sort: SortName;
  onSort(sort: SortName): void;
  downloads: ReactNode;
}

function OrderAndFiles({ total, sort, onSort, downloads }: RibbonProps) {
  if (total === 0) return null;
  const choose = (name: string): void => {
    if (isSortName(name)) onSort(name);
  };
  return (
    <div className="ribbon">
      <div className="ribbon-sort">
        <label htmlFor="claims-sort">{t('sort')}</label>
        <select id="claims-sort" value={sort} onChange={({ target }) => choose(target.value)}>
          {SORT_NAMES.map((name) => (
            <option key={name} value={name}>
              {CLAIM_SORTS[name].label()}
            </option>
          ))}
        </select>
      </div>
      {downloads}
    </div>
  );
}

/** Not there where nothing is left to sort or to download; another page changes nothing in it. */
export const Ribbon = memo(OrderAndFiles);
