/** What a search found: the count, then the list of places, or the reason why nothing was found. */
import { useEffect, useRef } from 'react';
import { showCount } from '../../lib/text/count.ts';
import type { Remote } from '../../lib/remote/remote.ts';
import { RemoteView } from '../../ui/page/remote-view.tsx';
import { PlaceSkeleton } from './places/place-skeleton.view.tsx';
import { readFrom } from './read-from.ts';
import { placeText } from './filter.format.ts';
import { FinderList, type FinderListProps } from './finder-list.view.tsx';
import type { FinderSearch } from './finder-search.rules.ts';
import type { FoundPlaces } from './finder.store.ts';
import { t } from './finder.text.ts';
import { NothingFound } from './nothing-found.view.tsx';

interface FinderResultsProps extends Omit<FinderListProps, 'search' | 'results'> {
  search: FinderSearch | null;
  results: Remote<FoundPlaces>;
  /** Whether a new search moves the focus to its heading. */
  takesFocus: boolean;
  onSearch(search: FinderSearch): void;
}

function headingText(search: FinderSearch): string {
  const place = placeText(search);
  if (search.what === 'stores') return t('storesHeading', { place });
  return place === '' ? t('resultsNamed') : t('resultsHeading', { place });
}

function countText(search: FinderSearch, count: number): string {
  const shown = showCount(count);
  if (search.what === 'stores') return t('foundStores', { count, shown });
  return placeText(search) === ''
    ? t('foundNamed', { count, shown })
    : t('found', { count, shown, miles: search.radius });
}

function useResultFocus({ search, results, takesFocus, selected }: FinderResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = results.state === 'ready' ? results.value.list : null;
  const last = useRef({ search, list });
  useEffect(() => {
    const before = last.current;
    last.current = { search, list };
    if (!heading.current) return;
    const isSearched = takesFocus && search !== before.search;
    // If a selection on the map changes the page of the list, the focus stays on the map.
    const isTurned = list !== before.list && list !== null && before.list !== null && selected === null;
    if (isSearched || isTurned) readFrom(heading.current);
  }, [search, list, takesFocus, selected]);
  return heading;
}

export function FinderResults(props: FinderResultsProps) {
  const { search, results, onSearch } = props;
  const heading = useResultFocus(props);
  if (!search) return null;
  const count =
    results.state === 'ready' && results.value.total > 0 ? countText(search, results.value.total) : '';
  return (
    <section
      className="panel care-results"
      aria-labelledby="care-results-heading"
      aria-busy={results.state === 'loading'}
    >
      <div className="panel-head">
        <h2 id="care-results-heading" ref={heading} tabIndex={-1}>
          {headingText(search)}
        </h2>
        <p className="panel-aside" role="status">
          {/* Visually hidden: replacing visible text with the count would shift the layout. */}
          {results.state === 'loading' ? <span className="visually-hidden">{t('loading')}</span> : count}
        </p>
      </div>
      <RemoteView
        value={results}
        loading={<PlaceSkeleton />}
        failed={t('failed')}
        onRetry={() => onSearch(search)}
        empty={({ total, center }) =>
          total === 0 ? (
            <NothingFound search={search} hasCenter={center !== null} onSearch={onSearch} />
          ) : null
        }
      >
        {(value) => <FinderList {...props} search={search} results={value} />}
      </RemoteView>
    </section>
  );
}
