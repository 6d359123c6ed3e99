/** State of the care finder. The position is only in memory. */
import { atom } from 'nanostores';
import type { Failure } from '../../lib/remote/failure.ts';
import type { GeoPoint } from '../../lib/fields/distance.rules.ts';
import { send } from '../../lib/http/http.ts';
import { newest } from '../../lib/remote/in-flight.ts';
import { failureOf, remote } from '../../lib/remote/remote.ts';
import { configureHttp } from '../../session/services/configure-http.ts';
import { DEFAULT_PAGE_SIZE } from '../../ui/list/pager.rules.ts';
import { providerSearch, storeLocator, type Provider, type Store } from './find-care.schema.ts';
import { persistSearch, type PersistedSearch, type ListPage } from './persisted-search.ts';
import { locate } from './location.ts';
import type { LocationProblem } from './location.rules.ts';
import { pageWith } from './places/places.rules.ts';
import {
  measureProviders,
  ofPlanCare,
  orderStores,
  providerQuery,
  storeQuery,
  type ProviderSearch,
  type StoreSearch,
  type FinderSearch,
} from './finder-search.rules.ts';

export interface FoundPlaces {
  /** All stores, nearest first; or a single page of providers. */
  places: readonly (Store | Provider)[];
  isWhole: boolean;
  total: number;
  /** Number of malformed entries (decisions/brands#unreadable-entries-are-counted). */
  skipped: number;
  /** The point from which distances are measured; null without a location or for an unknown zip code. */
  center: GeoPoint | null;
  list: ListPage;
}

/** The state of loading another page, while the current page stays visible. */
type Turning = { state: 'idle' } | { state: 'busy' } | { state: 'failed'; failure: Failure; to: ListPage };

type Locating = { state: 'idle' } | { state: 'asking' } | { state: 'slow' } | { state: LocationProblem };

/** Time after which the form says that the request is taking long. The visitor may have missed the browser's prompt. */
const SLOW_MS = 6000;
const FIRST_PAGE: ListPage = { page: 1, size: DEFAULT_PAGE_SIZE };

/** Identifies the newest request for the position. A search cancels a pending request. */
const startAsking = newest();

const IDLE = { state: 'idle' } as const;

const results = remote<FoundPlaces>();
export const $places = results.$value;
/** The last search; null before the first search. */
export const $search = atom<FinderSearch | null>(null);
export const $turning = atom<Turning>(IDLE);
export const $locating = atom<Locating>(IDLE);
/** The exact position, which never leaves the device. */
export const $position = atom<GeoPoint | null>(null);
/** Whether the search was restored after a reload. If so, its results do not take the focus. */
export const $isRecalled = atom(false);
/** Id of the place that is selected in the list and on the map. */
export const $selected = atom<string | null>(null);

async function loadStores(search: StoreSearch, list: ListPage, signal: AbortSignal): Promise<FoundPlaces> {
  const { places, skipped, center } = await send(storeLocator, { payload: storeQuery(search) }, { signal });
  return {
    places: orderStores(places, search),
    isWhole: true,
    total: places.length,
    skipped,
    center: search.position ?? center,
    list,
  };
}

async function loadProviders(
  search: ProviderSearch,
  list: ListPage,
  signal?: AbortSignal,
): Promise<FoundPlaces> {
  const payload = providerQuery(search, list.page, list.size);
  const response = await send(providerSearch, { payload }, signal ? { signal } : {});
  return {
    places: measureProviders(ofPlanCare(response.providers, search.planCare), search),
    isWhole: false,
    total: response.total,
    skipped: response.skipped,
    center: search.position ?? response.center,
    list,
  };
}

const placesOf =
  (search: FinderSearch, list: ListPage) =>
  (signal: AbortSignal): Promise<FoundPlaces> =>
    search.what === 'stores' ? loadStores(search, list, signal) : loadProviders(search, list, signal);

function load(search: FinderSearch, list: ListPage): Promise<void> {
  configureHttp();
  persistSearch(search, list);
  startAsking();
  $locating.set(IDLE);
  $search.set(search);
  $turning.set(IDLE);
  $selected.set(null);
  return results.load(placesOf(search, list));
}

export function searchPlaces(search: FinderSearch): Promise<void> {
  $isRecalled.set(false);
  return load(search, FIRST_PAGE);
}

/** Repeats the persisted search after a reload. */
export function recallPlaces({ search, list }: PersistedSearch): Promise<void> {
  $isRecalled.set(true);
  return load(search, list);
}

/** Repeats a search that failed or that `leaveFinder` aborted. Its results do not take the focus. */
export const resumePlaces = (search: FinderSearch): Promise<void> =>
  results.ensure(placesOf(search, FIRST_PAGE));

/** Clears the position and the results for it (decisions/visitors#only-a-rounded-position-is-sent). */
export function leaveFinder(): void {
  if ($search.get()?.position) clearFinder();
  $position.set(null);
  results.leave();
}

/** Resets the finder, for example at the end of a member's session. */
export function clearFinder(): void {
  startAsking();
  results.clear();
  $search.set(null);
  $position.set(null);
  $isRecalled.set(false);
  $selected.set(null);
  $turning.set(IDLE);
  $locating.set(IDLE);
}

/** Shows a page of the list: at once if all places are loaded, otherwise after the service's response. */
export async function turnTo(list: ListPage): Promise<void> {
  const search = $search.get();
  const now = $places.get();
  if (!search || now.state !== 'ready') return;
  $selected.set(null);
  if (search.what === 'stores') {
    $places.set({ state: 'ready', value: { ...now.value, list } });
    return;
  }
  const mine = { state: 'busy' } as const;
  $turning.set(mine);
  try {
    const value = await loadProviders(search, list);
    if ($turning.get() !== mine) return;
    $places.set({ state: 'ready', value });
    $turning.set(IDLE);
  } catch (error) {
    const failure = failureOf(error);
    if ($turning.get() === mine) $turning.set({ state: 'failed', failure, to: list });
  }
}

/** Selects a place, and shows the page of the list that contains it. */
export function selectPlace(id: string | null): void {
  const now = $places.get();
  $selected.set(id);
  if (id === null || now.state !== 'ready' || !now.value.isWhole) return;
  const { places, list } = now.value;
  const page = pageWith(places, id, list.size);
  if (page !== null && page !== list.page)
    $places.set({ state: 'ready', value: { ...now.value, list: { ...list, page } } });
}

/**
 * Asks the browser for the position, then calls `onPosition`. A later search or a later call of this function cancels
 * the request.
 */
export async function locateThen(onPosition: (position: GeoPoint) => void): Promise<void> {
  const isNewest = startAsking();
  $locating.set({ state: 'asking' });
  const timer = setTimeout(() => {
    if (isNewest()) $locating.set({ state: 'slow' });
  }, SLOW_MS);
  const located = await locate();
  clearTimeout(timer);
  if (!isNewest()) return;
  if ('problem' in located) {
    $locating.set({ state: located.problem });
    return;
  }
  $position.set(located.point);
  onPosition(located.point);
}
