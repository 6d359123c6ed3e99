/** The calls that list claims (spec 001 §3, §6, §7 'Claim summary', 'Recent claims'). */
import { claimSummary, recentClaims, type ClaimQuery } from '../../../src/features/claims/claims.schema.ts';
import { addDays, parseWireDate } from '../../../src/lib/date/date.ts';
import type { Member } from '../../people/member-of.ts';
import { refuse } from '../http/requests.ts';
import { createRouter, type SandboxServices } from '../context.ts';
import { claimForms, rawForm } from './claim-wire-forms.ts';
import type { ClaimRecord } from './counted-claims.ts';
import { isSubscriber, visibleMembers } from '../member/member-info.ts';
import { visibleClaims, paidOf } from './visible-claims.ts';
import { serveCall } from '../serve-call.ts';

/** Whether a requested umi is the member's. The portal may append a 0 to the umi from memberInfo (spec 001 §3 'Member profile'). */
const isOwnUmi = (requested: string, umi: string): boolean => requested === umi || requested === `${umi}0`;

/** The HTTP status if a query is forbidden or incomplete; undefined if it is valid. Access depends on the token, not on relationCode. */
function refusalOf(query: ClaimQuery, { family, self }: Member): 400 | 403 | undefined {
  if (query.contractId !== family.agreementId || !isOwnUmi(query.umi, family.umi)) return 403;
  if (query.pin === undefined) return isSubscriber(self) ? undefined : 400;
  return visibleMembers(family, self).some(({ pin }) => pin === query.pin) ? undefined : 403;
}

/** Whether a filter includes a value. An empty list includes everything, as in the message call. */
const isRequested = (list: readonly string[], value: string): boolean =>
  list.length === 0 || list.includes(value);

function isSamePatient(query: ClaimQuery, { wire }: ClaimRecord): boolean {
  const { patientFirstName, patientDob } = query;
  const sameName = !patientFirstName || patientFirstName.toUpperCase() === wire.memberFirstName.toUpperCase();
  return sameName && (!patientDob || parseWireDate(patientDob) === parseWireDate(wire.memberDob));
}

const isInQuery =
  (query: ClaimQuery, from: string, to: string) =>
  (claim: ClaimRecord): boolean =>
    claim.serviceDate >= from &&
    claim.serviceDate <= to &&
    (query.pin === undefined || query.pin === claim.pin) &&
    isRequested(query.groupNumTable, claim.wire.groupNumber) &&
    isRequested(query.clientId, claim.wire.clientId) &&
    isSamePatient(query, claim);

/** For a member who never visited, this many days of claims count as new (spec 001 §9 'default last-visit date'). */
const NEVER_VISITED_DAYS = 60;

/** The fields of a summary response other than the claims. */
const totals = (claims: readonly ClaimRecord[], lastVisit: string) => ({
  totalClaims: claims.length,
  totalClaimsSinceLastVisit: claims.filter(({ serviceDate }) => serviceDate > lastVisit).length,
  messages: [{ id: 'spendingVendor', text: 'okay' }],
});

export function claimsRoutes(services: SandboxServices) {
  const routes = createRouter();

  serveCall(routes, services, claimSummary, ({ payload, member, caller, day }) => {
    const query = payload.reqClaimAccumActivitySummary;
    const [from, to, lastVisit] = [query.startDate, query.endDate, query.lastLandedPageDate].map(
      parseWireDate,
    );
    if (!from || !to || !lastVisit || from > to) return refuse(400, 'BAD-REQUEST');
    const refusal = refusalOf(query, member);
    if (refusal) return refuse(refusal, refusal === 403 ? 'NOT-YOUR-CONTRACT' : 'PIN-REQUIRED');
    const claims = services.claimsOf(member.family, day).filter(isInQuery(query, from, to));
    const paid = paidOf(services, caller.person);
    return {
      payload: {
        getClaimAccumActivitySummaryData: claimForms(claims, member.family, paid),
        ...totals(claims, lastVisit),
      },
    };
  });

  serveCall(routes, services, recentClaims, ({ query: { startDate, endDate }, member, caller, day }) => {
    if (startDate > endDate) return refuse(400, 'BAD-REQUEST');
    const claims = visibleClaims(services, member, day).filter(
      ({ serviceDate }) => serviceDate >= startDate && serviceDate <= endDate,
    );
    const forms = claimForms(claims, member.family, paidOf(services, caller.person));
    return {
      payload: {
        getClaimAccumActivitySummaryData: forms.map((claim) =>
          claim.planType === 'drug' ? rawForm(claim) : claim,
        ),
        ...totals(claims, addDays(day, -(member.family.lastVisit ?? NEVER_VISITED_DAYS))),
      },
    };
  });

  return routes;
}
