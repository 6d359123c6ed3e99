import { setFlagsFromString } from 'node:v8';

/** Of fewer brands little is held, and collecting garbage more often would only cost time. */
export const SITES_FOR_SLOW_GROWTH = 100;

/**
 * Each thread collects garbage when its heap has grown by half. By default V8 waits until it has grown up to fourfold
 * (decisions/publishing#memory-of-a-large-publish). Meanwhile V8 refuses code caches.
 */
export const growSlowly = (): void => setFlagsFromString('--heap-growing-percent=50');

export const growAsUsual = (): void => setFlagsFromString('--heap-growing-percent=0');
