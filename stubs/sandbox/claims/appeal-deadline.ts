/** Until when a claim can be appealed; the same in every call that says so. */
import { addDays, toCompactDate } from '../../../src/lib/date/date.ts';
import type { DrawnClaim } from './counted-claims.ts';

/** Days after the service. */
const APPEAL_DAYS = 180;
const APPEALABLE = ['2', '3', '4'];

export const appealOf = ({ wire, serviceDate }: DrawnClaim): { appealDeadline?: string } =>
  APPEALABLE.includes(wire.claimStatusCode)
    ? { appealDeadline: toCompactDate(addDays(serviceDate, APPEAL_DAYS)) }
    : {};
