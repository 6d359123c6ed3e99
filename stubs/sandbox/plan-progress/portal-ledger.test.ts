/** Tests the portal's ledger with the sandbox's data: each total on the screen is explained by the claims that the member sees. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { claimDetail } from '../../../src/features/claims/detail/claim-detail.schema.ts';
import { claimSummary } from '../../../src/features/claims/claims.schema.ts';
import { claimsOfPlan, ledgerOf, ledgerTotal } from '../../../src/features/plan-progress/ledger.rules.ts';
import { panelPlans } from '../../../src/features/plan-progress/panel-plans.rules.ts';
import { planProgressV3 } from '../../../src/features/plan-progress/plan-progress.schema.ts';
import { addDays, toCompactDate } from '../../../src/lib/date/date.ts';
import { coveredPeople } from '../../../src/profile/coverage/coverage.rules.ts';
import { memberInfo } from '../../../src/profile/profile.schema.ts';
import { groupChoices } from '../../../src/profile/group/selected-group.rules.ts';
import { memberOf } from '../../people/member-of.ts';
import { PEOPLE } from '../../people/people.ts';
import { callsOf } from '../calls.fixture.ts';
import { servicesOf } from '../claims/claim-services.ts';
import { claimQuery, DAY, memberNamed, openSandbox } from '../sandbox.fixture.ts';

const sandbox = openSandbox();
const { read } = callsOf(sandbox);

/** The claims that a member sees, with the services that claim/detail would return. */
async function detailsOf(id: string) {
  const startDate = toCompactDate(addDays(DAY, -730));
  const { payload } = claimQuery(id, { startDate });
  const { claims } = await read(claimSummary, id, { payload });
  const records = new Map(
    sandbox.services.claimsOf(memberNamed(id).family, DAY).map((record) => [record.wire.claimNumber, record]),
  );
  const details = new Map(
    claims.map((claim) => {
      const record = records.get(claim.number);
      const wire = record ? servicesOf(record) : [];
      const response = { claimNumber: claim.number, totalCount: wire.length };
      const parsed = v.parse(claimDetail.response, {
        payload: { ...response, getClaimAccumActivityDetailData: wire },
      });
      return [claim.number, parsed.services] as const;
    }),
  );
  return { claims, details };
}

/** The outcomes of all ledgers that a person sees. The panel has one ledger for each amount. */
async function outcomesOf(id: string) {
  const profile = await read(memberInfo, id, {});
  const { agreementId, pinNumber, relationshipCode } = profile;
  const { active, previous } = await read(planProgressV3, id, {
    query: { agreementId, pinNumber, relationshipCode },
  });
  const plans = [
    ...active.map((plan) => ({ ...plan, period: 'active' as const, isLoaded: true })),
    ...previous.map((plan) => ({ ...plan, period: 'previous' as const, isLoaded: true })),
  ];
  const { claims, details } = await detailsOf(id);
  const isSubscriber = ['18', '20'].includes(relationshipCode);
  const family = coveredPeople(profile);
  return groupChoices(profile).flatMap(({ group }) =>
    panelPlans(plans, { group, periods: ['active', 'previous'], family }).flatMap((plan) =>
      plan.rows.flatMap((row) => {
        const shown = row.people.map(({ person, figures }) => ({ person, figures, isPartly: false }));
        const leading = row.leading
          ? [{ person: null, figures: row.leading, isPartly: row.isFamily && !isSubscriber }]
          : [];
        return [...leading, ...shown].map(({ person, figures, isPartly }) => {
          const counted = claimsOfPlan(claims, plan, group, person).map((claim) => ({
            claim,
            services: details.get(claim.number) ?? null,
          }));
          const ledger = ledgerOf(ledgerTotal(row, figures, isPartly), { details: counted, missing: 0 });
          const who = person?.firstName ?? (row.isFamily ? 'family' : 'alone');
          return {
            key: `${plan.line} ${row.typeCode} ${row.descriptorCode} ${who}`,
            kind: row.kind,
            outcome: ledger.outcome,
            difference: ledger.difference,
            unknown: ledger.unknown,
          };
        });
      }),
    ),
  );
}

const others = PEOPLE.filter((person) => memberOf(person) && !person.refusal && person.id !== 'nadia');

describe('ledgerOf', () => {
  it.each(others.map(({ id }) => ({ id })))('leaves no amount of $id unexplained', async ({ id }) => {
    const outcomes = await outcomesOf(id);
    expect(outcomes.every(({ unknown }) => unknown === 0)).toBe(true);
    const wrong = outcomes.filter(
      ({ outcome, kind }) =>
        outcome === 'unexplained' || (outcome === 'over-limit' && kind !== 'benefit-bank'),
    );
    expect(wrong).toEqual([]);
  });

  it("leaves nadia's amounts unexplained if they were carried over from another insurer", async () => {
    const unexplained = (await outcomesOf('nadia')).filter(({ outcome }) => outcome !== 'adds-up');
    expect(unexplained.map(({ key, outcome, difference }) => [key, outcome, difference])).toEqual([
      ['medical DED INN family', 'unexplained', 65_000],
      ['medical DED INN Nadia', 'unexplained', 65_000],
      ['medical OPM INN family', 'unexplained', 90_000],
      ['medical OPM INN Nadia', 'unexplained', 90_000],
    ]);
  });

  it("returns 'over-limit' for a benefit bank of theo, and 'others' for daniel's family amounts", async () => {
    const outcomes = async (id: string) => new Set((await outcomesOf(id)).map(({ outcome }) => outcome));
    expect(await outcomes('theo')).toContain('over-limit');
    expect(await outcomes('daniel')).toContain('others');
  });
});
