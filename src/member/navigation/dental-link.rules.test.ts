import { expect, it } from 'vitest';
import { claimWith } from '../../features/claims/claim.fixture.ts';
import { clientOf, groupOf, planOf } from '../../profile/group/groups.fixture.ts';
import { dentalHref } from './dental-link.rules.ts';

const dental = groupOf({ groupNumber: 'G1', productList: [planOf(), planOf({ lineOfBusiness: 'D' })] });
const medical = groupOf({ groupNumber: 'G1', productList: [planOf()] });
const other = groupOf({ groupNumber: 'G2', productList: [planOf({ lineOfBusiness: 'D' })] });

it.each([
  ['links a dental claim', 'dental', [medical], true],
  ['links a dental claim whose group is not in the profile', 'dental', [], true],
  ['links a medical claim of a group with a dental plan', 'medical', [dental], true],
  ['links a drug claim of a group with a dental plan', 'drug', [dental], true],
  ['does not link a medical claim of a group without a dental plan', 'medical', [medical, other], false],
] as const)('dentalHref() %s', (_, planType, groupList, isLinked) => {
  const href = dentalHref(claimWith({ planType, groupNumber: 'G1' }), {
    clientList: [clientOf({ groupList: [...groupList] })],
  });
  expect(href).toBe(isLinked ? '#/claims/claimsAndPayments/dentalProcedureHistory?grp=G1' : null);
});
