/** Hidden if no row is left (spec 001 §2 'hides the ribbon and download links'). */
import { memo, type ReactNode } from 'react';
import { t } from './list.text.ts';
import type { SortDefinitions } from './sort-rows.rules.ts';

interface ListToolbarProps {
  id: string;
  total: number;
  sorts: SortDefinitions<never>;
  sort: string;
  onSort(sort: string): void;
  downloads: ReactNode;
}

function Toolbar({ id, total, sorts, sort, onSort, downloads }: ListToolbarProps) {
  if (total === 0) return null;
  return (
    <div className="ribbon">
      <div className="ribbon-sort">
        <label htmlFor={`${id}-sort`}>{t('sort')}</label>
        <select id={`${id}-sort`} value={sort} onChange={({ target }) => onSort(target.value)}>
          {Object.entries(sorts).map(([name, { label }]) => (
            <option key={name} value={name}>
              {label()}
            </option>
          ))}
        </select>
      </div>
      {downloads}
    </div>
  );
}

/** Turning a page changes nothing in it. */
export const ListToolbar = memo(Toolbar);
