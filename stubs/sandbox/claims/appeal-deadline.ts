/** The last day on which a claim can be appealed. Shared by all calls that return this date. */
import { addDays, toCompactDate } from '../../../src/lib/date/date.ts';
import type { DrawnClaim } from './counted-claims.ts';

/** Days from the service to the deadline. */
const APPEAL_DAYS = 180;
const APPEALABLE = ['2', '3', '4'];

export const appealOf = ({ wire, serviceDate }: DrawnClaim): { appealDeadline?: string } =>
  APPEALABLE.includes(wire.claimStatusCode)
    ? { appealDeadline: toCompactDate(addDays(serviceDate, APPEAL_DAYS)) }
    : {};
