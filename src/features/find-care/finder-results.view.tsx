/** The places that a search found: a list with pages, and a map if requested. */
import { Map as MapIcon, MapPin } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { showCount } from '../../lib/text/count.ts';
import type { Remote } from '../../lib/remote/remote.ts';
import { useBrandContact } from '../../ui/page/brand-context.tsx';
import { Pager } from '../../ui/list/pager.tsx';
import { DEFAULT_PAGE_SIZE, pageCount } from '../../ui/list/pager.rules.ts';
import { FailedNote, SkippedNote } from '../../ui/page/panel-notes.tsx';
import { RemoteView } from '../../ui/page/remote-view.tsx';
import { t as care } from './find-care.text.ts';
import { MapPanel } from './map/map-panel.view.tsx';
import type { MapTarget } from './map/use-map-camera.ts';
import { isProvider, PlaceRow } from './places/place-row.view.tsx';
import { PlaceSkeleton } from './places/place-skeleton.view.tsx';
import { placePage } from './places/places.rules.ts';
import { readFrom } from './read-from.ts';
import { filterWords } from './filter.format.ts';
import type { FinderSearch } from './finder-search.rules.ts';
import { useFinderSlot } from './finder-slots.ts';
import type { $turning, FoundPlaces } from './finder.store.ts';
import { t } from './finder.text.ts';
import { NothingFound } from './nothing-found.view.tsx';

type ListPage = FoundPlaces['list'];

interface FinderResultsProps {
  /** Null before the first search. */
  search: FinderSearch | null;
  results: Remote<FoundPlaces>;
  /** Whether a new search moves the focus to its heading. */
  takesFocus: boolean;
  turning: ReturnType<typeof $turning.get>;
  selected: string | null;
  onSearch(search: FinderSearch): void;
  onTurn(list: ListPage): void;
  onSelect(id: string | null): void;
}

/** The zip code (`15222`), or a text for the position; '' without a location. */
const placeText = ({ zipCode, position }: FinderSearch): string => (position ? t('nearYou') : zipCode);

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

/** The places on this page of the list. */
const pageOfList = ({ places, isWhole, list, total }: FoundPlaces) =>
  isWhole
    ? placePage(places, list.page, list.size)
    : {
        places,
        page: list.page,
        pages: pageCount(total, list.size),
        first: (list.page - 1) * list.size + 1,
        last: Math.min(list.page * list.size, total),
        total,
      };

type ListProps = Omit<FinderResultsProps, 'search' | 'results' | 'takesFocus'> & {
  search: FinderSearch;
  results: FoundPlaces;
};

interface AboutProps {
  search: FinderSearch;
  places: FoundPlaces['places'];
}

/** Says which places the list leaves out, and what its networks mean. */
function About({ search, places }: AboutProps) {
  const aboutCosts = useFinderSlot('aboutCosts');
  const providers = useMemo(() => places.filter(isProvider), [places]);
  if (search.what === 'stores') return null;
  const filters = filterWords(search);
  const ofPlan = providers.every(({ planNetwork }) => planNetwork !== null)
    ? 'planNetwork'
    : 'planNetworkUnknown';
  return (
    <div className="care-network">
      {filters ? <p>{t('filtered', { filters })}</p> : null}
      <p>{t(search.group ? ofPlan : 'networkPart')}</p>
      {search.group ? null : (
        <details>
          <summary>{t('networkSummary')}</summary>
          <p>{t('network')}</p>
        </details>
      )}
      {aboutCosts(providers)}
    </div>
  );
}

function List({ search, results, turning, selected, onTurn, onSelect }: ListProps) {
  const [isMapOpen, setMapOpen] = useState(false);
  const [target, setTarget] = useState<MapTarget | null>(null);
  const { phone } = useBrandContact();
  const costs = useFinderSlot('costs');
  const visitCost = useFinderSlot('visitCost');
  const id = useId();
  const { places, page, pages, first, last, total } = useMemo(() => pageOfList(results), [results]);
  const range = t('range', { first: showCount(first), last: showCount(last), total: showCount(total) });
  const turn = (list: Partial<ListPage>): void => {
    setTarget(null);
    onTurn({ ...results.list, ...list });
  };
  const showOnMap = (place: string): void => {
    onSelect(place);
    setMapOpen(true);
    setTarget({ id: place });
  };
  return costs(
    <>
      <About search={search} places={places} />
      <p className="care-map-switch">
        <button
          type="button"
          className="button"
          aria-expanded={isMapOpen}
          onClick={() => {
            setMapOpen(!isMapOpen);
            setTarget(null);
          }}
        >
          <MapIcon aria-hidden="true" size={18} /> {t(isMapOpen ? 'hideMap' : 'showMap')}
        </button>
        {/* A new element for each text: in a right-aligned one, a longer number would count as a layout shift. */}
        <span key={range}>{range}</span>
      </p>
      {isMapOpen ? (
        <MapPanel
          places={results.places}
          shown={places}
          center={results.center}
          centerLabel={placeText(search)}
          selected={selected}
          target={target}
          onSelect={onSelect}
        />
      ) : null}
      <ul className="providers" aria-busy={turning.state === 'busy'}>
        {places.map((place, at) => (
          <PlaceRow
            key={place.id}
            place={place}
            number={at + 1}
            isSelected={place.id === selected}
            cost={isProvider(place) ? visitCost(place) : null}
          >
            {place.latitude === null ? null : (
              <button
                type="button"
                className="button place-map"
                aria-label={t('onMapOf', { name: place.name })}
                onClick={() => showOnMap(place.id)}
              >
                <MapPin aria-hidden="true" size={18} /> {t('onMap')}
              </button>
            )}
          </PlaceRow>
        ))}
      </ul>
      {results.skipped > 0 ? <SkippedNote text={care('skipped', { count: results.skipped, phone })} /> : null}
      {turning.state === 'failed' ? (
        <FailedNote
          text={t('turnFailed')}
          reference={turning.failure.reference}
          onRetry={() => onTurn(turning.to)}
        />
      ) : null}
      {total > DEFAULT_PAGE_SIZE ? (
        <Pager
          id={id}
          page={page}
          pages={pages}
          size={results.list.size}
          total={total}
          onPage={(next) => turn({ page: next })}
          onSize={(size) => turn({ page: 1, size })}
        />
      ) : null}
    </>,
  );
}

/** Moves focus to the heading after a search or a page change. */
function useResultFocus({ search, results, takesFocus, selected }: FinderResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = results.state === 'ready' ? results.value.list : null;
  const last = useRef({ search, list });
  useEffect(() => {
    const before = last.current;
    last.current = { search, list };
    if (!heading.current) return;
    const isSearched = takesFocus && search !== before.search;
    // The map can also turn the page of the list; then the focus stays on the map.
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
        loading={<PlaceSkeleton rows={4} />}
        failed={t('failed')}
        onRetry={() => onSearch(search)}
        empty={({ total, center }) =>
          total === 0 ? (
            <NothingFound search={search} hasCenter={center !== null} onSearch={onSearch} />
          ) : null
        }
      >
        {(value) => <List {...props} search={search} results={value} />}
      </RemoteView>
    </section>
  );
}
