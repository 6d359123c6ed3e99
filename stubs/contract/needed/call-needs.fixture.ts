import type { Call } from '../../../src/lib/http/call.schema.ts';

/** A call, and the paths of the fields that its response must contain. */
export type CallNeeds = readonly [call: Call, paths: readonly string[]];
