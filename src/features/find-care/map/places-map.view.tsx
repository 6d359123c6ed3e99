/** The map, which loads when the visitor opens it. The list shows the same places. */
import { Minus, Plus, Scan } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useInsertionEffect, useMemo, useState } from 'react';
import type { GeoPoint } from '../../../lib/fields/distance.rules.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { announce } from '../../../ui/page/announce.ts';
import type { Marker } from '../map-markers.rules.ts';
import { MAX_SCALE, type Point, type Size } from './map-camera.rules.ts';
import { MAP_SIZE, MapDrawing } from './map-drawing.view.tsx';
import { attachGestures, ZOOM, type MapGestures } from './map-gestures.ts';
import { mapPlaces, markerAt, markersNear, type MappedPlace, type PlacePoint } from './map-points.rules.ts';
import styles from './places-map.css?inline';
import { t } from './places-map.text.ts';
import { projectPoint } from './projection.rules.ts';
import { useMapCamera, type MapTarget } from './use-map-camera.ts';

export interface PlacesMapProps {
  places: readonly MappedPlace[];
  /** The places on the list's page, which the map shows at first. */
  shown: readonly MappedPlace[];
  center: GeoPoint | null;
  /** The zip code, or a text for the position. */
  centerLabel: string;
  selected: string | null;
  target: MapTarget | null;
  onSelect(id: string): void;
}

type Hint = Parameters<MapGestures['onHint']>[0];
const HINT_MS = 2500;
const ICON = { 'aria-hidden': true, size: 20 } as const;

function useSize(): [(element: HTMLElement | null) => void, Size | null] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    if (!element) return undefined;
    // The observer also calls back when it starts, so the first size is set too.
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, size];
}

function useHint(): [Hint | null, (hint: Hint) => void] {
  const [hint, setHint] = useState<Hint | null>(null);
  useEffect(() => {
    if (!hint) return undefined;
    const timer = setTimeout(() => setHint(null), HINT_MS);
    return () => clearTimeout(timer);
  }, [hint]);
  return [hint, setHint];
}

/** The place that a press on the marker selects. Repeated presses select the marker's places in turn. */
const nextOf = ({ ids }: Marker, selected: string | null): string | undefined =>
  ids[(ids.findIndex((id) => id === selected) + 1) % ids.length];

interface WindowProps extends PlacesMapProps {
  size: Size;
  points: readonly PlacePoint[];
}

/** The markers in the window, what a press on a marker does, and how screen readers announce the marker. */
function useMarkers(
  { size, points, selected, onSelect }: WindowProps,
  { camera, fit, hold }: ReturnType<typeof useMapCamera>,
) {
  const markers = useMemo(() => markersNear(points, camera, size), [points, camera, size]);
  const nameOf = (id: string | undefined): string => points.find((point) => point.id === id)?.name ?? '';

  const actOn = (marker: Marker): void => {
    const inside = points.filter(({ id }) => marker.ids.includes(id));
    const isApart = inside.some(({ x, y }) =>
      inside.slice(0, 1).some((point) => Math.hypot(x - point.x, y - point.y) * camera.scale > 1),
    );
    if (isApart && camera.scale < MAX_SCALE) {
      fit(inside);
      return;
    }
    const next = nextOf(marker, selected);
    if (next === undefined) return;
    hold();
    onSelect(next);
    announce(t('selected', { name: nameOf(next) }));
  };
  return {
    markers,
    actAt(at: Point): void {
      const marker = markerAt(markers, at, camera, size);
      if (marker) actOn(marker);
    },
    describeAt(at: Point): void {
      const marker = markerAt(markers, at, camera, size);
      if (!marker) announce(t('nothing'));
      else if (marker.ids.length > 1) announce(t('cluster', { count: marker.ids.length }));
      else announce(t('pressEnter', { name: nameOf(marker.ids[0]) }));
    },
  };
}

/** Attaches the gestures. Calls `onKey` only after the map has rendered the change that the key press made. */
function useGestures(element: HTMLElement | null, gestures: MapGestures): void {
  const [keys, setKeys] = useState(0);
  const latest = useEffectEvent(() => gestures);
  useEffect(() => {
    if (!element) return undefined;
    return attachGestures(element, {
      onPan: (by) => latest().onPan(by),
      onZoom: (factor, around) => latest().onZoom(factor, around),
      onPress: (at) => latest().onPress(at),
      onEnter: () => latest().onEnter(),
      onKey: () => setKeys((count) => count + 1),
      onHint: (hint) => latest().onHint(hint),
    });
  }, [element]);
  useEffect(() => {
    if (keys > 0) latest().onKey();
  }, [keys]);
}

interface MapButtonsProps {
  onZoom(factor: number): void;
  onFit(): void;
}

const MapButtons = ({ onZoom, onFit }: MapButtonsProps) => (
  <div className="map-buttons">
    <button type="button" aria-label={t('zoomIn')} onClick={() => onZoom(ZOOM)}>
      <Plus {...ICON} />
    </button>
    <button type="button" aria-label={t('zoomOut')} onClick={() => onZoom(1 / ZOOM)}>
      <Minus {...ICON} />
    </button>
    <button type="button" aria-label={t('fit')} onClick={() => onFit()}>
      <Scan {...ICON} />
    </button>
  </div>
);

function MapWindow(props: WindowProps) {
  const { size, points, shown, center, selected, target } = props;
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [hint, setHint] = useHint();
  const helpId = useId();
  const origin = useMemo(() => center && projectPoint(center), [center]);
  const first = useMemo(() => [...mapPlaces(shown).points, ...(origin ? [origin] : [])], [shown, origin]);
  const view = useMapCamera({ map: MAP_SIZE, window: size, points, shown: first, target, selected });
  const numbers = useMemo(() => new Map(shown.map(({ id }, at) => [id, at + 1])), [shown]);
  const { markers, actAt, describeAt } = useMarkers(props, view);
  const middle: Point = { x: size.width / 2, y: size.height / 2 };
  useGestures(element, {
    onPan: view.pan,
    onZoom: view.zoom,
    onPress: actAt,
    onEnter: () => actAt(middle),
    onKey: () => describeAt(middle),
    onHint: setHint,
  });
  // When the list asks to show a place, the focus moves to the map.
  useEffect(() => {
    if (target) element?.focus();
  }, [target, element]);
  return (
    <>
      <div
        ref={setElement}
        className="map-window"
        role="application"
        aria-label={t('label')}
        aria-describedby={helpId}
      >
        <MapDrawing
          size={size}
          camera={view.camera}
          markers={markers}
          origin={origin}
          originLabel={props.centerLabel}
          selected={selected}
          numbers={numbers}
        />
      </div>
      <MapButtons onZoom={(factor) => view.zoom(factor, middle)} onFit={() => view.fit()} />
      <p className="map-hint" aria-hidden="true" hidden={hint === null}>
        {hint && t(hint)}
      </p>
      <p className="map-help" id={helpId}>
        {t('help')}
      </p>
    </>
  );
}

export default function PlacesMap(props: PlacesMapProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const [ref, size] = useSize();
  const { points, missing } = useMemo(() => mapPlaces(props.places), [props.places]);
  return (
    <>
      <div className="places-map" ref={ref}>
        {size ? <MapWindow {...props} size={size} points={points} /> : null}
      </div>
      {missing > 0 ? <p className="map-off">{t('off', { count: missing })}</p> : null}
    </>
  );
}
