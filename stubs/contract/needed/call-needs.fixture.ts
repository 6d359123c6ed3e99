import type { Call } from '../../../src/lib/http/call.schema.ts';

/** A call and the paths that its response must have. */
export type CallNeeds = readonly [call: Call, paths: readonly string[]];
