import { setFlagsFromString } from 'node:v8';

/** Minimum number of sites for which heap growth is limited. With fewer sites, frequent garbage collection would only cost time. */
export const SITES_FOR_SLOW_GROWTH = 100;

/**
 * Makes V8 collect garbage when a thread's heap has grown by half. By default the heap may grow fourfold first
 * (decisions/publishing#memory-of-a-large-publish). While this flag is set, V8 rejects code caches.
 */
export const growSlowly = (): void => setFlagsFromString('--heap-growing-percent=50');

export const growAsUsual = (): void => setFlagsFromString('--heap-growing-percent=0');
