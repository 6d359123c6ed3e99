/** What the portal's rules make of each sandbox person's plan progress. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { claimDetail } from '../../../src/features/claims/detail/claim-detail.schema.ts';
import { claimsOfPlan, ledgerOf, ledgerTotal } from '../../../src/features/plan-progress/ledger.rules.ts';
import { PERIODS, type ProgressPlan } from '../../../src/features/plan-progress/load-progress.ts';
import { panelPlans } from '../../../src/features/plan-progress/panel-plans.rules.ts';
import * as progress from '../../../src/features/plan-progress/plan-progress.schema.ts';
import {
  missingPart,
  queriesToSend,
  userDataOf,
} from '../../../src/features/plan-progress/progress-queries.rules.ts';
import { coveredPeople } from '../../../src/profile/coverage.rules.ts';
import { isSubscriberCode } from '../../../src/profile/family.rules.ts';
import { memberInfo } from '../../../src/profile/profile.schema.ts';
import { groupChoices } from '../../../src/profile/selected-group.rules.ts';
import { memberOf } from '../../people/member-of.ts';
import { PEOPLE } from '../../people/people.ts';
import { callsOf } from '../calls.fixture.ts';
import { servicesOf } from '../claims/claim-services.ts';
import { visibleClaims } from '../claims/visible-claims.ts';
import { productsOf } from '../member/plan-periods.ts';
import { DAY, openSandbox } from '../sandbox.fixture.ts';

const sandbox = openSandbox();
const { read } = callsOf(sandbox);

const members = PEOPLE.flatMap((person) => {
  const member = memberOf(person);
  return member && !person.refusal ? [{ id: person.id, member }] : [];
});

type Member = (typeof members)[number]['member'];

const claimsOf = (member: Member) =>
  visibleClaims(sandbox.services, member, DAY).map((record) => ({
    record,
    number: record.wire.claimNumber,
    serviceDate: record.serviceDate,
    groupNumber: record.wire.groupNumber,
    planType: record.wire.planType,
    patient: {
      firstName: record.wire.memberFirstName,
      lastName: record.wire.memberLastName,
      dateOfBirth: null,
    },
  }));

const carriedOverBy = ({ family }: Member): number[] =>
  productsOf(family).flatMap(({ product: { carriedOver } }) =>
    carriedOver ? [carriedOver.deductible * 100, carriedOver.outOfPocket * 100] : [],
  );

async function panelsOf(id: string) {
  const profile = await read(memberInfo, id, {});
  const user = { query: userDataOf(profile) };
  const [planned, v3] = [
    await read(progress.memberPlan, id, user),
    await read(progress.planProgressV3, id, user),
  ];
  const queries = PERIODS.flatMap((period) =>
    queriesToSend(planned[period], profile).map((query) => ({ period, query })),
  );
  const v5: ProgressPlan[] = [];
  for (const { period, query } of queries)
    for (const plan of await read(progress.planProgressV5, id, { payload: query }))
      v5.push({ ...plan, period, isAnswered: true });
  const ofV3 = PERIODS.flatMap((period) => v3[period].map((plan) => ({ ...plan, period, isAnswered: true })));
  const panel = (plans: readonly ProgressPlan[]) =>
    groupChoices(profile).flatMap(({ group }) =>
      panelPlans(plans, { group, periods: PERIODS, family: coveredPeople(profile) }).map((plan) => ({
        group,
        plan: { ...plan, groupNumber: group.groupNumber },
      })),
    );
  return { profile, queries, plans: { v3: ofV3, v5 }, panels: { v3: panel(ofV3), v5: panel(v5) } };
}

describe.each(members)('$id', ({ id, member }) => {
  it('has the same panel by V3 and by V5, of every line that was asked for', async () => {
    const { profile, queries, plans, panels } = await panelsOf(id);
    expect(panels.v5).toEqual(panels.v3);
    for (const { query } of queries)
      expect(missingPart(query, plans.v5, profile)).toEqual(missingPart(query, plans.v3, profile));
  });

  it('has a ledger of each figure, which explains it as far as the member may see', async () => {
    const { profile, panels } = await panelsOf(id);
    const claims = claimsOf(member);
    const isDependent = !isSubscriberCode(profile.relationshipCode);
    for (const { group, plan } of panels.v5) {
      for (const row of plan.rows) {
        const figures = [
          ...(row.leading ? [{ who: null, figures: row.leading, isPart: row.isFamily && isDependent }] : []),
          ...row.people.map(({ person, figures: own }) => ({ who: person, figures: own, isPart: false })),
        ];
        for (const { who, figures: shown, isPart } of figures) {
          const details = claimsOfPlan(claims, plan, group, who).map((claim) => ({
            claim,
            services: v.parse(claimDetail.reply, {
              payload: {
                claimNumber: '1',
                totalCount: 1,
                getClaimAccumActivityDetailData: servicesOf(claim.record),
              },
            }).services,
          }));
          const ledger = ledgerOf(ledgerTotal(row, shown, isPart), details);
          expect(ledger.unknown).toBe(0);
          if (ledger.outcome === 'others') expect(isPart).toBe(true);
          if (ledger.outcome === 'over-limit') expect(row.kind).toBe('benefit-bank');
          if (ledger.outcome === 'unexplained') expect(carriedOverBy(member)).toContain(ledger.difference);
          if (!isPart) expect(ledger.pendingFromClaims).toBe(shown.pending);
        }
      }
    }
  });
});
