import { setFlagsFromString } from 'node:v8';

/** Fewer brands hold little memory, and collecting garbage more often would only cost time. */
export const SITES_FOR_SLOW_GROWTH = 100;

/**
 * Each thread collects garbage when its heap has grown by half. By default V8 waits until it has grown up to fourfold
 * (decisions/publishing#memory-of-a-large-publish). While this is set, V8 rejects code caches.
 */
export const growSlowly = (): void => setFlagsFromString('--heap-growing-percent=50');

export const growAsUsual = (): void => setFlagsFromString('--heap-growing-percent=0');
