import { X } from 'lucide-react';
import { showCount } from '../../lib/text/count.ts';
import type { Facet } from './facets.rules.ts';
import { t } from './list.text.ts';

interface ChosenFiltersProps {
  facets: readonly Facet[];
  onToggle(facet: string, option: string): void;
  /** Clears all filters. Null if the screen already has another button that clears them. */
  onClear: (() => void) | null;
}

const CROSS = <X aria-hidden="true" size={16} />;

export function ChosenFilters({ facets, onToggle, onClear }: ChosenFiltersProps) {
  const chosen = facets.flatMap(({ id, choices }) =>
    choices.filter((choice) => choice.chosen).map((choice) => ({ facet: id, ...choice })),
  );
  if (chosen.length === 0) return null;
  return (
    <ul className="chips" aria-label={t('chosen')}>
      {chosen.map(({ facet, option, label, count }) => (
        <li key={`${facet} ${option}`}>
          <button type="button" className="chip" onClick={() => onToggle(facet, option)}>
            <span className="visually-hidden">{t('remove')} </span>
            {label} <span className="chip-count">{showCount(count)}</span>
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
