/** Loads the map, and shows the place that the list has selected. */
import { useEffect, useState, type ComponentType } from 'react';
import { DirectionsLink, headingId, OpenNow, PhoneLink } from '../places/place-row.view.tsx';
import { showMiles } from '../find-care.names.ts';
import type { Provider, Store } from '../find-care.schema.ts';
import { t as care } from '../find-care.text.ts';
import { t } from '../finder.text.ts';
import type { PlacesMapProps } from './places-map.view.tsx';

type Loaded =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; Map: ComponentType<PlacesMapProps> };

interface MapPanelProps extends Omit<PlacesMapProps, 'places' | 'shown'> {
  places: readonly (Store | Provider)[];
  shown: readonly (Store | Provider)[];
}

function SelectedPlace({ place }: { place: Store | Provider }) {
  const { id, name, hours, phone, distance } = place;
  return (
    <div className="map-place">
      <p>
        <strong>{name}</strong>
        {distance === null ? null : ` · ${care('away', { count: distance, miles: showMiles(distance) })}`}
      </p>
      {hours ? (
        <p>
          <OpenNow hours={hours} />
        </p>
      ) : null}
      <p className="map-place-go">
        <PhoneLink name={name} phone={phone} />
        <DirectionsLink place={place} />
        <button
          type="button"
          className="button"
          onClick={() => document.getElementById(headingId(id))?.focus()}
        >
          {t('inList')}
        </button>
      </p>
    </div>
  );
}

export function MapPanel(props: MapPanelProps) {
  const { places, selected } = props;
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isGone = false;
    void import('./places-map.view.tsx').then(
      ({ default: Map }) => {
        if (!isGone) setLoaded({ state: 'ready', Map });
      },
      () => {
        if (!isGone) setLoaded({ state: 'failed' });
      },
    );
    return () => {
      isGone = true;
    };
  }, [tries]);
  if (loaded.state === 'failed')
    return (
      <div className="note note-failed" role="alert">
        <p>{t('mapFailed')}</p>
        <p className="note-actions">
          <button
            type="button"
            className="button"
            onClick={() => {
              setLoaded({ state: 'loading' });
              setTries(tries + 1);
            }}
          >
            {t('retry')}
          </button>
        </p>
      </div>
    );
  if (loaded.state === 'loading')
    return (
      <div className="map-loading" role="status">
        {t('mapLoading')}
      </div>
    );
  const place = places.find(({ id }) => id === selected);
  return (
    <div className="map-panel">
      <loaded.Map {...props} />
      {place ? <SelectedPlace place={place} /> : null}
    </div>
  );
}
