import type { Failure } from './failure.ts';

/** Kinds of failure after which the service may still have done what was requested. */
const UNSETTLED: readonly Failure['kind'][] = [
  'offline',
  'timeout',
  'unavailable',
  'bad-response',
  'aborted',
];

/** Whether the outcome of a write is unknown. @param failure of that write */
export const isUnsettled = ({ kind }: Failure): boolean => UNSETTLED.includes(kind);
