/** The drawing of the map: states, markers, the location of the search, and a scale bar. */
import { memo } from 'react';
import outlines from 'us-atlas/states-albers-10m.json?outlines';
import { showCount } from '../../../lib/text/count.ts';
import type { Marker } from '../map-markers.rules.ts';
import { toWindow, type Camera, type Point, type Size } from './map-camera.rules.ts';
import { t } from './places-map.text.ts';
import { milesPerUnit, ringStep, scaleBar } from './projection.rules.ts';

export const MAP_SIZE: Size = { width: outlines.width, height: outlines.height };

/** The path from `renderer/compile/state-outlines.ts` is in tenths of a map unit. */
const PATH_UNIT = 10;
const LABEL_PIXELS_A_LETTER = 9;
const BAR_PIXELS = 110;
const BAR_PLACE = 16;
const CROSS = 30;
const RINGS = [1, 2, 3];
/** Smallest radius of the innermost distance ring. */
const RING_PIXELS = 70;
const RING_TEXT_DROP = 4;
const LARGE_CLUSTER = 100;

const PIN = 'M0 0C-4-9-13-14-13-22a13 13 0 0 1 26 0C13-14 4-9 0 0z';

const moveTo = ({ x, y }: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

interface MarkerProps {
  marker: Marker;
  /** Number of the place on the list's page; undefined if it is on another page. */
  number: number | undefined;
  isSelected: boolean;
}

const MarkerShape = ({ marker: { ids, x, y }, number, isSelected }: MarkerProps) => (
  <g className={isSelected ? 'map-marker map-marker-chosen' : 'map-marker'} transform={moveTo({ x, y })}>
    {ids.length === 1 ? (
      <>
        <path d={PIN} />
        {number === undefined ? (
          <circle className="map-pin-eye" cy={-22} r={5} />
        ) : (
          <text y={-17}>{number}</text>
        )}
      </>
    ) : (
      <>
        {/* Hollow, because its number counts places, while the number in a pin is a position in the list. */}
        <circle className="map-cluster" r={ids.length < LARGE_CLUSTER ? 17 : 21} />
        <text className="map-cluster-count" dy="0.35em">
          {showCount(ids.length)}
        </text>
      </>
    )}
  </g>
);

/** State names, if they fit at this scale. */
const Labels = memo(({ scale }: { scale: number }) =>
  outlines.labels
    .filter(([name, , , width]) => width * scale > name.length * LABEL_PIXELS_A_LETTER)
    .map(([name, x, y]) => (
      <text key={name} className="map-label" x={x * scale} y={y * scale}>
        {name}
      </text>
    )),
);
Labels.displayName = 'Labels';

function ScaleBar({ camera, size }: { camera: Camera; size: Size }) {
  const perUnit = milesPerUnit(camera);
  const bar = perUnit === null ? null : scaleBar(camera.scale / perUnit, BAR_PIXELS);
  if (!bar) return null;
  return (
    <g className="map-bar" transform={moveTo({ x: BAR_PLACE, y: size.height - BAR_PLACE })}>
      <path d={`M0-6V0H${bar.width.toFixed(1)}V-6`} />
      <text y={-10}>{t('milesBar', { count: bar.miles })}</text>
    </g>
  );
}

/** Distance rings show the scale within a city, where no state outlines are visible. */
function Rings({ camera, origin }: { camera: Camera; origin: Point }) {
  const perUnit = milesPerUnit(origin);
  const step = perUnit === null ? null : ringStep(camera.scale / perUnit, RING_PIXELS);
  if (!step) return null;
  return (
    <g className="map-rings" transform={moveTo({ x: origin.x * camera.scale, y: origin.y * camera.scale })}>
      {RINGS.map((ring) => (
        <circle key={ring} r={(ring * step.radius).toFixed(1)} />
      ))}
      {RINGS.map((ring) => (
        <text key={ring} y={(-ring * step.radius + RING_TEXT_DROP).toFixed(1)}>
          {t('milesBar', { count: ring * step.miles })}
        </text>
      ))}
    </g>
  );
}

interface DrawingProps {
  size: Size;
  camera: Camera;
  markers: readonly Marker[];
  /** The location of the search; null if there is none. */
  origin: Point | null;
  originLabel: string;
  selected: string | null;
  /** The rank of each place on the current page of the list, keyed by place id. */
  numbers: ReadonlyMap<string, number>;
}

/** The drawing. Hidden from screen readers, which get the same facts from the list. */
export function MapDrawing({ size, camera, markers, origin, originLabel, selected, numbers }: DrawingProps) {
  const { scale } = camera;
  const corner = toWindow({ x: 0, y: 0 }, camera, size);
  const isChosen = ({ ids }: Marker): boolean => selected !== null && ids.includes(selected);
  const chosen = markers.find(isChosen);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${size.width} ${size.height}`}>
      <g transform={`${moveTo(corner)} scale(${scale / PATH_UNIT})`}>
        <path className="map-states" d={outlines.path} />
      </g>
      <g transform={moveTo(corner)}>
        {origin ? <Rings camera={camera} origin={origin} /> : null}
        <Labels scale={scale} />
        {origin ? (
          <g className="map-origin" transform={moveTo({ x: origin.x * scale, y: origin.y * scale })}>
            <circle r={9} />
            <circle r={3} className="map-origin-dot" />
            <text y={28}>{originLabel}</text>
          </g>
        ) : null}
        {markers.map((marker) =>
          marker === chosen ? null : (
            <MarkerShape
              key={`${marker.ids[0]} ${marker.ids.length}`}
              marker={marker}
              number={numbers.get(marker.ids[0] ?? '')}
              isSelected={false}
            />
          ),
        )}
        {chosen ? <MarkerShape marker={chosen} number={numbers.get(chosen.ids[0] ?? '')} isSelected /> : null}
      </g>
      <path
        className="map-cross"
        transform={moveTo({ x: size.width / 2, y: size.height / 2 })}
        d={`M-${CROSS} 0H-8M8 0H${CROSS}M0-${CROSS}V-8M0 8V${CROSS}`}
      />
      <ScaleBar camera={camera} size={size} />
    </svg>
  );
}
