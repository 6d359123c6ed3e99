/** The current screen. The previous views stay until all views of the route are loaded. */
import { atom } from 'nanostores';
import type { ComponentType } from 'react';
import { newest } from '../../lib/remote/in-flight.ts';
import { withProgress } from '../../lib/remote/loading.store.ts';
import { DEFAULT_PATH, type Route } from '../../routing/hash.rules.ts';
import { $route } from '../../routing/route.store.ts';
import { entryOf, viewChain } from '../../routing/view-tree.rules.ts';
import { $maintenance } from './maintenance.store.ts';
import { MAINTENANCE, NOT_FOUND } from './fallback-views.ts';
import type { ViewEntry, ViewProps } from '../shared/view-props.ts';
import { VIEWS } from './views.ts';

export interface LoadedView {
  key: string;
  View: ComponentType<ViewProps>;
  overlay: boolean;
}

export interface Screen {
  entry: ViewEntry;
  route: Route;
  /** The nested views, outermost first. */
  levels: readonly LoadedView[];
  /** Whether a chunk of the new screen failed to load; `levels` then contains the views of the previous screen. */
  unloaded: boolean;
}

export const $screen = atom<Screen | null>(null);

const SUMMARY = DEFAULT_PATH.join('/');
/** The leading slash makes this key different from the key of every route. */
const NOT_FOUND_KEY = '/not-found';
const MAINTENANCE_KEY = '/maintenance';

export const isSummary = ({ entry }: Screen): boolean => entry === VIEWS[SUMMARY];

type ViewChain = readonly (readonly [key: string, entry: ViewEntry])[];

export function viewsOf({ path }: Route): ViewChain {
  const chain = (viewChain(VIEWS, path) ?? []).flatMap((key) => {
    const entry = entryOf(VIEWS, key);
    return entry ? [[key, entry] as const] : [];
  });
  return chain.length > 0 ? chain : [[NOT_FOUND_KEY, NOT_FOUND]];
}

const loaded = new Map<string, LoadedView>();

async function loadView([key, { load, overlay }]: ViewChain[number]): Promise<LoadedView> {
  if (!load) throw new Error(`${key} is not loaded`);
  const { default: View } = await load();
  const level = { key, View, overlay: overlay ?? false };
  loaded.set(key, level);
  return level;
}

/** Registers the summary's view, whose code loads with the member area so that the first rendering shows it. */
export function setSummaryView(View: ComponentType<ViewProps>): void {
  loaded.set(SUMMARY, { key: SUMMARY, View, overlay: false });
}

/** Changes to the next screen by calling `show`, now or a frame later. */
type ChangeScreen = (next: Screen, show: () => void) => void;

const changeAtOnce: ChangeScreen = (_next, show) => show();
let changeScreen = changeAtOnce;

/** Uses the given function to change screens, for example with a fade. @returns a function that makes screens change immediately again */
export function changeScreensWith(change: ChangeScreen): () => void {
  changeScreen = change;
  return () => {
    changeScreen = changeAtOnce;
  };
}

const startEntering = newest();

/** Shows the views of a route unless a newer route was entered while they were loading. */
async function enter(route: Route, views: ViewChain): Promise<void> {
  const isNewest = startEntering();
  const entry = views.at(-1)?.[1] ?? NOT_FOUND;
  const show = (levels: readonly LoadedView[], instead: Route | null = null): void => {
    const next = { entry, levels, route: instead ?? route, unloaded: instead !== null };
    if (isNewest()) changeScreen(next, () => isNewest() && $screen.set(next));
  };
  const levels = views.map(([key]) => loaded.get(key)).filter((level) => level !== undefined);
  if (levels.length === views.length) return show(levels);
  // While the maintenance view loads, members must not use the views that are under maintenance.
  if (views[0]?.[0] === MAINTENANCE_KEY) $screen.set(null);
  try {
    show(await withProgress(Promise.all(views.map(loadView))));
  } catch {
    console.warn('view: a part of it could not be loaded');
    const before = $screen.get();
    show(before?.levels ?? [], before?.route ?? route);
  }
}

export function enterRoute(): void {
  const route = $route.get();
  void enter(route, $maintenance.get() ? [[MAINTENANCE_KEY, MAINTENANCE]] : viewsOf(route));
}

export function followRoute(): () => void {
  const stops = [$maintenance.listen(enterRoute), $route.subscribe(enterRoute)];
  return () => stops.forEach((stop) => stop());
}

/** Prefetches the chunks of a route's views. Failures are ignored here, and shown if the route is entered. */
export function prefetchViews(route: Route): void {
  for (const view of viewsOf(route)) {
    if (!loaded.has(view[0])) void loadView(view).catch(() => {});
  }
}
