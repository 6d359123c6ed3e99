import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../lib/remote/failure.ts';
import { clientOf, groupOf, planOf } from '../../../profile/group/groups.fixture.ts';
import { enrollmentParty, enrollmentProblem, isEnrolled, mayHaveArrived } from './hsa-enrollment.rules.ts';

const member = { umi: '1234567890' };
const ended = [planOf({ planPeriod: 'P' })];

describe('the group to enroll', () => {
  it.each([
    ['the first active group without an HSA', [{ hsaExistsIndicator: true }, {}, {}], 'G2'],
    ['an active group rather than one that has ended', [{ productList: ended }, {}], 'G2'],
    [
      'a group that has ended, if all others have an HSA',
      [{ hsaExistsIndicator: true }, { productList: ended }],
      'G2',
    ],
    ['null if each group has an HSA', [{ hsaExistsIndicator: true }], null],
    ['null without groups', [], null],
  ])('is %s', (_, groups, expected) => {
    const groupList = groups.map((changes, at) => groupOf({ groupNumber: `G${at + 1}`, ...changes }));
    expect(enrollmentParty(member, clientOf({ groupList }))?.groupNumber ?? null).toBe(expected);
  });

  it('is one of the client’s groups without an HSA, or null if each group has an HSA', () => {
    const group = fc.record({ hsaExistsIndicator: fc.boolean(), isActive: fc.boolean() });
    fc.assert(
      fc.property(fc.array(group, { maxLength: 5 }), (groups) => {
        const groupList = groups.map(({ hsaExistsIndicator, isActive }, at) =>
          groupOf({ groupNumber: `G${at}`, hsaExistsIndicator, ...(isActive ? {} : { productList: ended }) }),
        );
        const party = enrollmentParty(member, clientOf({ clientNumber: '007', groupList }));
        const chosen = groupList.find(({ groupNumber }) => groupNumber === party?.groupNumber);
        expect(party === null).toBe(groupList.every(({ hsaExistsIndicator }) => hsaExistsIndicator));
        if (party) expect(party).toMatchObject({ umi: member.umi, clientNumber: '007' });
        if (party) expect(chosen?.hsaExistsIndicator).toBe(false);
      }),
    );
  });
});

const failure = (changes: Partial<Failure>): Failure => ({ kind: 'rejected', reference: 'R', ...changes });

it.each([
  [{ kind: 'forbidden', status: 409, code: 'HSA-EXISTS' }, 'refusedExists'],
  [{ status: 400, code: 'HSA-NOT-OFFERED' }, 'refusedNotOffered'],
  [{ status: 400, code: 'toString' }, 'failed'],
  [{ kind: 'forbidden', status: 403, code: 'NOT-YOUR-GROUP' }, 'failed'],
  [{ kind: 'offline' }, 'unsettled'],
  [{ kind: 'timeout' }, 'unsettled'],
  [{ kind: 'unavailable', status: 503 }, 'unsettled'],
  [{ kind: 'bad-response', status: 200 }, 'unsettled'],
] as const)('the failure %o is shown as %s', (changes, problem) => {
  const failed = failure(changes);
  expect(enrollmentProblem(failed, mayHaveArrived(failed, { isSent: true, wasUnsettled: false }))).toBe(
    problem,
  );
});

it.each([
  ['a connection lost before a request was sent', { kind: 'offline' }, false, false],
  ['a connection lost before a second request was sent', { kind: 'offline' }, true, true],
  ['a second request without permission', { kind: 'forbidden', status: 403 }, true, true],
  [
    'a second request that the service refused with a reason',
    { status: 400, code: 'HSA-NOT-OFFERED' },
    true,
    false,
  ],
] as const)('mayHaveArrived() after %s (%j, unsettled: %s) is %s', (_, changes, wasUnsettled, expected) =>
  expect(mayHaveArrived(failure(changes), { isSent: wasUnsettled, wasUnsettled })).toBe(expected),
);

it('isEnrolled is true only for the client and group with an enrollment in process', () => {
  const clientList = [
    clientOf({
      clientNumber: '001',
      groupList: [groupOf({ groupNumber: 'G1', hsaEnrollmentInProcessIndicator: true })],
    }),
    clientOf({ clientNumber: '002', groupList: [groupOf({ groupNumber: 'G1' })] }),
  ];
  expect(isEnrolled({ clientList }, { clientNumber: '001', groupNumber: 'G1' })).toBe(true);
  expect(isEnrolled({ clientList }, { clientNumber: '002', groupNumber: 'G1' })).toBe(false);
  expect(isEnrolled({ clientList }, { clientNumber: '001', groupNumber: 'G2' })).toBe(false);
});
