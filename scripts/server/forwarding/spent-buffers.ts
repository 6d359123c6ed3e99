/** Frees the buffers of forwarded bodies (decisions/services#limits-of-time-and-memory). They are outside V8's heap, and V8 collects them only when they reach 64 MiB. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** After this many bytes, V8 collects young objects, which takes about a millisecond. */
const YOUNG_BYTES = 4 * 1_048_576;
/** After this many bytes, V8 runs a full garbage collection. This takes about 40 ms and also frees the buffers that waited for slow visitors. */
const ALL_BYTES = 64 * 1_048_576;

type Collect = (options: { type: 'minor' | 'major' }) => void;

let collect: Collect | undefined;
let sinceYoung = 0;
let sinceAll = 0;

function collector(): Collect {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as Collect;
}

/** Counts the bytes read from all bodies together. Collects garbage each time enough bytes have been read. */
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
