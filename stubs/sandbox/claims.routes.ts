/** Claims (spec 001 §3, §6, §7 'Claim summary'). */
import {
  claimSummaryRequest,
  type ClaimSummaryRequest,
  type ClaimSummaryWire,
} from '../../src/features/claims/claims.schema.ts';
import { parseWireDate } from '../../src/lib/date.ts';
import type { Member } from '../people/member-of.ts';
import { readBody, refuse } from './answers.ts';
import { requireMember, requireSession } from './caller.middleware.ts';
import { createRouter, type House } from './context.ts';
import type { ClaimRecord } from './data/claims.ts';
import { isSubscriber, visibleMembers } from './data/member-info.ts';

type Query = ClaimSummaryRequest['payload']['reqClaimAccumActivitySummary'];

/** The portal may append a 0 to the umi that memberInfo sent (spec 001 §3 'Member profile'). */
const isOwnUmi = (asked: string, own: string): boolean => asked === own || asked === `${own}0`;

/** Status of a query that is not allowed or not complete; undefined for one that is fine. The token decides, not relationCode. */
function refusalOf(query: Query, { family, self }: Member): 400 | 403 | undefined {
  if (query.contractId !== family.agreementId || !isOwnUmi(query.umi, family.umi)) return 403;
  if (query.pin === undefined) return isSubscriber(self) ? undefined : 400;
  return visibleMembers(family, self).some(({ pin }) => pin === query.pin) ? undefined : 403;
}

/** An empty list asks for everything, as the message call has it. */
const isAskedFor = (list: readonly string[], value: string): boolean =>
  list.length === 0 || list.includes(value);

function isSamePatient(query: Query, { wire }: ClaimRecord): boolean {
  const { patientFirstName, patientDob } = query;
  const sameName = !patientFirstName || patientFirstName.toUpperCase() === wire.memberFirstName.toUpperCase();
  return sameName && (!patientDob || parseWireDate(patientDob) === parseWireDate(wire.memberDob));
}

const isInQuery =
  (query: Query, from: string, to: string) =>
  (claim: ClaimRecord): boolean =>
    claim.serviceDate >= from &&
    claim.serviceDate <= to &&
    (query.pin === undefined || query.pin === claim.pin) &&
    isAskedFor(query.groupNumTable, claim.wire.groupNumber) &&
    isAskedFor(query.clientId, claim.wire.clientId) &&
    isSamePatient(query, claim);

export function claimsRoutes(house: House) {
  const routes = createRouter();

  routes.post('/rbsmbl/x-services/claim/summary', requireSession(house), requireMember, async (c) => {
    const request = await readBody(c, claimSummaryRequest);
    const query = request?.payload.reqClaimAccumActivitySummary;
    const [from, to, lastVisit] = query
      ? [query.startDate, query.endDate, query.lastLandedPageDate].map(parseWireDate)
      : [];
    if (!query || !from || !to || !lastVisit || from > to) return refuse(400, 'BAD-REQUEST');
    const refusal = refusalOf(query, c.get('member'));
    if (refusal) return refuse(refusal, refusal === 403 ? 'NOT-YOUR-CONTRACT' : 'PIN-REQUIRED');

    const claims = house.claimsOf(c.get('member').family, house.day()).filter(isInQuery(query, from, to));
    const answer: ClaimSummaryWire = {
      payload: {
        getClaimAccumActivitySummaryData: claims.map(({ wire }) => wire),
        totalClaims: claims.length,
        totalClaimsSinceLastVisit: claims.filter(({ serviceDate }) => serviceDate > lastVisit).length,
        messages: [{ id: 'spendingVendor', text: 'okay' }],
      },
    };
    return c.json(answer);
  });

  return routes;
}
