import { expect, it } from 'vitest';
import { withEnrollment } from './enrollment.rules.ts';
import { clientOf, groupOf } from '../group/groups.fixture.ts';

const clientList = [
  clientOf({
    clientNumber: 'C1',
    groupList: [groupOf({ groupNumber: 'G1' }), groupOf({ groupNumber: 'G2' })],
  }),
  clientOf({ clientNumber: 'C2', groupList: [groupOf({ groupNumber: 'G1' })] }),
];

it('withEnrollment() changes only the given client’s group, even if another client has a group with the same number', () => {
  const marked = withEnrollment({ clientList }, { clientNumber: 'C1', groupNumber: 'G1' }).clientList;
  const flags = marked.map(({ groupList }) =>
    groupList.map(({ hsaEnrollmentInProcessIndicator }) => hsaEnrollmentInProcessIndicator),
  );
  expect(flags).toEqual([[true, false], [false]]);
});

it('withEnrollment() changes nothing for a group that is not in the profile', () => {
  expect(withEnrollment({ clientList }, { clientNumber: 'C1', groupNumber: 'G9' })).toEqual({ clientList });
});
