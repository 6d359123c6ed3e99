/**
 * Gestures and keys on the map: a mouse drags it, two fingers move and zoom it, Ctrl or ⌘ with the wheel zooms. One
 * finger, or the wheel alone, scrolls the page, so that the map does not block scrolling. d3-zoom cannot tell these
 * gestures apart.
 */
import type { Point } from './map-camera.rules.ts';

export interface MapGestures {
  /** @param by distance that the map moves, in pixels */
  onPan(by: Point): void;
  /** @param around point that stays in place, in pixels from the top left corner of the map's window */
  onZoom(factor: number, around: Point): void;
  /** Called for a press without a drag. */
  onPress(at: Point): void;
  /** Called for Enter, which selects what is in the middle of the map. */
  onEnter(): void;
  /** Called after a key moved or zoomed the map. */
  onKey(): void;
  /** Called for a gesture that scrolls the page instead of moving the map. */
  onHint(hint: 'wheelHint' | 'fingerHint'): void;
}

/** Smaller moves, such as those of a trembling hand, are not a drag. */
const DRAG_PIXELS = 4;
/** Wheel delta that doubles or halves the scale. One notch of a mouse wheel has a delta of about 100. */
const WHEEL_STEP = 300;

/** How far an arrow key moves the map, in pixels. */
const STEP = 80;
export const ZOOM = 2;

const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};
const ZOOMS: Readonly<Record<string, number>> = { '+': ZOOM, '=': ZOOM, '-': 1 / ZOOM, _: 1 / ZOOM };

/** @returns whether the key has a function on the map */
function pressKey(key: string, middle: Point, { onPan, onZoom, onEnter, onKey }: MapGestures): boolean {
  if (key === 'Enter') {
    onEnter();
    return true;
  }
  const [move, factor] = [MOVES[key], ZOOMS[key]];
  if (move) onPan(move);
  if (factor) onZoom(factor, middle);
  if (!move && !factor) return false;
  onKey();
  return true;
}

const middleOf = ([first, second]: readonly [Point, Point]): Point => ({
  x: (first.x + second.x) / 2,
  y: (first.y + second.y) / 2,
});
const apart = ([first, second]: readonly [Point, Point]): number =>
  Math.hypot(first.x - second.x, first.y - second.y);

const within = (element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point => {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
};

function listenToKeys(element: HTMLElement, gestures: MapGestures, signal: AbortSignal): void {
  element.tabIndex = 0;
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const middle = { x: element.clientWidth / 2, y: element.clientHeight / 2 };
      if (pressKey(event.key, middle, gestures)) event.preventDefault();
    },
    { signal },
  );
}

/** A mouse or pen can drag the map, a single finger cannot. Any pointer can press the map. */
function listenToPointer(element: HTMLElement, gestures: MapGestures, signal: AbortSignal): void {
  let drag: { last: Point; from: Point; isMoved: boolean } | null = null;
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'touch' || event.button !== 0) return;
      const at = within(element, event);
      drag = { last: at, from: at, isMoved: false };
      element.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      if (!drag) return;
      const at = within(element, event);
      drag.isMoved ||= apart([at, drag.from]) > DRAG_PIXELS;
      if (!drag.isMoved) return;
      gestures.onPan({ x: at.x - drag.last.x, y: at.y - drag.last.y });
      drag.last = at;
    },
    { signal },
  );
  let wasDragged = false;
  const drop = (): void => {
    wasDragged = drag?.isMoved ?? false;
    drag = null;
  };
  element.addEventListener('pointerup', drop, { signal });
  element.addEventListener('pointercancel', drop, { signal });
  element.addEventListener(
    'click',
    (event) => {
      if (!wasDragged) gestures.onPress(within(element, event));
      wasDragged = false;
    },
    { signal },
  );
  element.addEventListener('dblclick', (event) => gestures.onZoom(2, within(element, event)), { signal });
}

function listenToWheel(element: HTMLElement, gestures: MapGestures, signal: AbortSignal): void {
  element.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) {
        gestures.onHint('wheelHint');
        return;
      }
      event.preventDefault();
      gestures.onZoom(2 ** (-event.deltaY / WHEEL_STEP), within(element, event));
    },
    { signal, passive: false },
  );
}

function listenToFingers(element: HTMLElement, gestures: MapGestures, signal: AbortSignal): void {
  let fingers: readonly [Point, Point] | null = null;
  const twoOf = ({ touches: [first, second] }: TouchEvent): [Point, Point] | null =>
    first && second ? [within(element, first), within(element, second)] : null;
  element.addEventListener(
    'touchstart',
    (event) => {
      fingers = twoOf(event);
      if (fingers) event.preventDefault();
    },
    { signal, passive: false },
  );
  element.addEventListener(
    'touchmove',
    (event) => {
      const now = twoOf(event);
      if (!now) {
        gestures.onHint('fingerHint');
        return;
      }
      event.preventDefault();
      if (fingers) {
        const [from, to] = [middleOf(fingers), middleOf(now)];
        gestures.onPan({ x: to.x - from.x, y: to.y - from.y });
        gestures.onZoom(apart(now) / Math.max(apart(fingers), 1), to);
      }
      fingers = now;
    },
    { signal, passive: false },
  );
}

/** Listens for gestures and makes the map focusable. @returns a function that removes the listeners */
export function attachGestures(element: HTMLElement, gestures: MapGestures): () => void {
  const detached = new AbortController();
  for (const listen of [listenToKeys, listenToPointer, listenToWheel, listenToFingers]) {
    listen(element, gestures, detached.signal);
  }
  return () => detached.abort();
}
