/** The list of found places with its pages, and a map if requested. */
import { Map as MapIcon, MapPin } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { showCount } from '../../lib/text/count.ts';
import { useBrandContact } from '../../ui/page/brand-context.tsx';
import { Pager } from '../../ui/list/pager.tsx';
import { DEFAULT_PAGE_SIZE, pageCount } from '../../ui/list/pager.rules.ts';
import { FailedNote, SkippedNote } from '../../ui/page/panel-notes.tsx';
import { t as care } from './find-care.text.ts';
import { MapPanel } from './map/map-panel.view.tsx';
import type { MapTarget } from './map/use-map-camera.ts';
import { isProvider, PlaceRow } from './places/place-row.view.tsx';
import { placePage } from './places/places.rules.ts';
import { filterWords, placeText } from './filter.format.ts';
import type { FinderSearch } from './finder-search.rules.ts';
import { useFinderSlot } from './finder-slots.ts';
import type { $turning, FoundPlaces } from './finder.store.ts';
import { t } from './finder.text.ts';

type ListPage = FoundPlaces['list'];

export interface FinderListProps {
  search: FinderSearch;
  results: FoundPlaces;
  turning: ReturnType<typeof $turning.get>;
  selected: string | null;
  onTurn(list: ListPage): void;
  onSelect(id: string | null): void;
}

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

interface AboutProps {
  search: FinderSearch;
  places: FoundPlaces['places'];
}

/** Names the active filters, and explains how the network affects costs. */
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

interface MapSwitchProps {
  isOpen: boolean;
  /** Text for the range of places that is shown, such as '11 - 20 of 34'. */
  range: string;
  onToggle(): void;
}

const MapSwitch = ({ isOpen, range, onToggle }: MapSwitchProps) => (
  <p className="care-map-switch">
    <button type="button" className="button" aria-expanded={isOpen} onClick={onToggle}>
      <MapIcon aria-hidden="true" size={18} /> {t(isOpen ? 'hideMap' : 'showMap')}
    </button>
    {/* The key makes React replace the element when the text changes. If a right-aligned element grew instead, that
       would count as a layout shift. */}
    <span key={range}>{range}</span>
  </p>
);

const ShowOnMap = ({ name, onShow }: { name: string; onShow(): void }) => (
  <button type="button" className="button place-map" aria-label={t('onMapOf', { name })} onClick={onShow}>
    <MapPin aria-hidden="true" size={18} /> {t('onMap')}
  </button>
);

interface PlacesProps extends Pick<FinderListProps, 'selected'> {
  places: FoundPlaces['places'];
  isBusy: boolean;
  /** Called with a place that the map should show. */
  onShow(id: string): void;
}

function Places({ places, isBusy, selected, onShow }: PlacesProps) {
  const visitCost = useFinderSlot('visitCost');
  return (
    <ul className="providers" aria-busy={isBusy}>
      {places.map((place, at) => (
        <PlaceRow
          key={place.id}
          place={place}
          number={at + 1}
          isSelected={place.id === selected}
          cost={isProvider(place) ? visitCost(place) : null}
        >
          {place.latitude === null ? null : <ShowOnMap name={place.name} onShow={() => onShow(place.id)} />}
        </PlaceRow>
      ))}
    </ul>
  );
}

type ListNotesProps = Pick<FinderListProps, 'turning' | 'onTurn'> & { skipped: number };

/** Says that places are missing, or that a page could not be loaded. */
function ListNotes({ skipped, turning, onTurn }: ListNotesProps) {
  const { phone } = useBrandContact();
  return (
    <>
      {skipped > 0 ? <SkippedNote text={care('skipped', { count: skipped, phone })} /> : null}
      {turning.state === 'failed' ? (
        <FailedNote
          text={t('turnFailed')}
          reference={turning.failure.reference}
          onRetry={() => onTurn(turning.to)}
        />
      ) : null}
    </>
  );
}

export function FinderList({ search, results, turning, selected, onTurn, onSelect }: FinderListProps) {
  const [isMapOpen, setMapOpen] = useState(false);
  const [target, setTarget] = useState<MapTarget | null>(null);
  const costs = useFinderSlot('costs');
  const id = useId();
  const { places, page, pages, first, last, total } = useMemo(() => pageOfList(results), [results]);
  const turn = (list: Partial<ListPage>): void => {
    setTarget(null);
    onTurn({ ...results.list, ...list });
  };
  return costs(
    <>
      <About search={search} places={places} />
      <MapSwitch
        isOpen={isMapOpen}
        range={t('range', { first: showCount(first), last: showCount(last), total: showCount(total) })}
        onToggle={() => {
          setMapOpen(!isMapOpen);
          setTarget(null);
        }}
      />
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
      <Places
        places={places}
        isBusy={turning.state === 'busy'}
        selected={selected}
        onShow={(place) => {
          onSelect(place);
          setMapOpen(true);
          setTarget({ id: place });
        }}
      />
      <ListNotes skipped={results.skipped} turning={turning} onTurn={onTurn} />
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
