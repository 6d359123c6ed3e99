/** The views that are shown: those of the route, once they have all been loaded. Until then the last ones stay. */
import { atom } from 'nanostores';
import type { ComponentType } from 'react';
import { withProgress } from '../lib/loading.store.ts';
import type { Route } from '../routing/hash.rules.ts';
import { $route } from '../routing/route.store.ts';
import { entryOf, viewChain } from '../routing/view-tree.rules.ts';
import { $maintenance } from './maintenance.store.ts';
import { MAINTENANCE, NOT_FOUND } from './fallback-views.ts';
import type { ViewEntry, ViewProps } from './view-props.ts';
import { VIEWS } from './views.ts';

/** A view that has been loaded. */
export interface Level {
  key: string;
  View: ComponentType<ViewProps>;
  overlay: boolean;
}

export interface Screen {
  /** The innermost view's entry: what the page is called. */
  entry: ViewEntry;
  /** The route of the levels. */
  route: Route;
  /** Outermost first. */
  levels: readonly Level[];
  /** A part of the portal could not be loaded: `levels` are what was shown before, and stay as they are. */
  unloaded: boolean;
}

/** What is shown; null until the first view has been loaded, or could not be. */
export const $screen = atom<Screen | null>(null);

/** Keys of their own, which no route has: paths do not start with a slash. */
const NOT_FOUND_KEY = '/not-found';
const MAINTENANCE_KEY = '/maintenance';

type Wanted = readonly (readonly [key: string, entry: ViewEntry])[];

/** Every route means views, outermost first: its own, or the helpful page. */
export function viewsOf({ path }: Route): Wanted {
  const own = (viewChain(VIEWS, path) ?? []).flatMap((key) => {
    const entry = entryOf(VIEWS, key);
    return entry ? [[key, entry] as const] : [];
  });
  return own.length > 0 ? own : [[NOT_FOUND_KEY, NOT_FOUND]];
}

const loaded = new Map<string, Level>();

async function loadLevel([key, { load, overlay }]: Wanted[number]): Promise<Level> {
  const { default: View } = await load();
  const level = { key, View, overlay: overlay ?? false };
  loaded.set(key, level);
  return level;
}

let latest = 0;

/** Shows the views of a route; a newer route that comes before they are loaded takes their place. */
async function enter(route: Route, views: Wanted): Promise<void> {
  const mine = (latest += 1);
  const entry = views.at(-1)?.[1] ?? NOT_FOUND;
  const show = (levels: readonly Level[], instead: Route | null = null): void => {
    if (mine === latest) $screen.set({ entry, levels, route: instead ?? route, unloaded: instead !== null });
  };
  const known = views.map(([key]) => loaded.get(key)).filter((level) => level !== undefined);
  if (known.length === views.length) return show(known);
  try {
    show(await withProgress(Promise.all(views.map(loadLevel))));
  } catch {
    console.warn('view: a part of it could not be loaded');
    const before = $screen.get();
    show(before?.levels ?? [], before?.route ?? route);
  }
}

/** Enters the route that the address names, also again: what could not be loaded is tried anew. */
export function enterRoute(): void {
  const route = $route.get();
  void enter(route, $maintenance.get() ? [[MAINTENANCE_KEY, MAINTENANCE]] : viewsOf(route));
}

/** Keeps the screen in step with address and maintenance. @returns stops */
export function followRoute(): () => void {
  const stops = [$maintenance.listen(enterRoute), $route.subscribe(enterRoute)];
  return () => stops.forEach((stop) => stop());
}

/** Fetches the views of a route ahead; whether that works is seen when the route is entered. */
export function prefetchViews(route: Route): void {
  for (const view of viewsOf(route)) {
    if (!loaded.has(view[0])) void loadLevel(view).catch(() => {});
  }
}
