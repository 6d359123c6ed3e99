/** The claims of a period, loaded in a single request, and the choice of which claims to show. */
import type { DateSpan } from '../../../lib/date/date.ts';
import { memberAtom, memberRemote } from '../../../session/member-data.store.ts';
import { fetchRecentClaims } from '../claims.store.ts';
import { EVERYTHING, type CostChoice, type ReceivedClaims } from './year-of-costs.rules.ts';

/** The claims of a span; its first and last day are included. */
interface SpanClaims extends ReceivedClaims {
  span: DateSpan;
}

const received = memberRemote<SpanClaims>();

export const $yearClaims = received.$value;
export const leaveYearClaims = received.leave;

/** The key of the chosen period; '' for the first period. */
export const $period = memberAtom('');
export const $costChoice = memberAtom<CostChoice>(EVERYTHING);

/** @param span first and last day, both included */
export const loadYearClaims = (span: DateSpan): Promise<void> =>
  received.load(async (signal) => {
    const { claims, skipped, total, spendingDataComplete } = await fetchRecentClaims(span, signal);
    return { claims, skipped, total, isPaidKnown: spendingDataComplete, span };
  });
