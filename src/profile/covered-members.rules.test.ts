import { expect, it } from 'vitest';
import { coveredMembers, type CoveredMember } from './covered-members.rules.ts';
import { clientOf, groupOf, planOf } from './groups.fixture.ts';

const entry = (uniqueName: string): CoveredMember => ({
  ecId: uniqueName,
  firstName: uniqueName,
  lastName: 'Delgado',
  suffix: '',
  dob: '1984-03-14',
  coverageEffectiveDate: null,
  coverageCancelDate: null,
  pinNumber: '001',
  relationship: '',
  relationshipCode: '18',
  uniqueName,
  claimCount: null,
});

it('covered members are the entries of all plans, in the order of the profile', () => {
  const medical = planOf({ memberList: [entry('MARIA'), entry('LEO')] });
  const dental = planOf({ memberList: [entry('MARIA')] });
  const clientList = [
    clientOf({ groupList: [groupOf({ productList: [medical, dental] })] }),
    clientOf({ clientId: 'C2', groupList: [groupOf({ productList: [dental] })] }),
  ];
  expect(coveredMembers({ clientList }).map(({ uniqueName }) => uniqueName)).toEqual([
    'MARIA',
    'LEO',
    'MARIA',
    'MARIA',
  ]);
  expect(coveredMembers({ clientList: [] })).toEqual([]);
});
