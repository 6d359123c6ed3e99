/**
 * Frees the buffers of bodies that have passed (decisions/services#limits-of-time-and-memory). They lie outside of V8's heap, and V8 collects them only
 * when there are 64 MiB.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Between two collections of young objects, about a millisecond each. Small responses reach it rarely. */
const YOUNG_BYTES = 4 * 1_048_576;
/** Between two collections of all objects, about 40 ms each: buffers that waited for a slow visitor are old. */
const ALL_BYTES = 64 * 1_048_576;

type Collect = (options: { type: 'minor' | 'major' }) => void;

let collect: Collect | undefined;
let sinceYoung = 0;
let sinceAll = 0;

function collector(): Collect {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as Collect;
}

/** Counts bytes that were read, of all bodies together. */
export function countPassed(bytes: number): void {
  sinceYoung += bytes;
  if (sinceYoung < YOUNG_BYTES) return;
  sinceAll += sinceYoung;
  sinceYoung = 0;
  const isAll = sinceAll >= ALL_BYTES;
  if (isAll) sinceAll = 0;
  collect ??= collector();
  collect({ type: isAll ? 'major' : 'minor' });
}
