import { describe, expect, it } from 'vitest';
import { clientOf, groupOf } from '../../profile/group/groups.fixture.ts';
import { eobGroupNumber, listContextOf, type GroupNumbers } from './claims-context.rules.ts';
import { CONTEXT } from './claims.fixture.ts';
import { claimsListOf } from './list/claims-list.rules.ts';

const groups = (...groupList: GroupNumbers[]) => ({ clientList: [{ groupList }] });

describe('the group number on an ID card (001 §3)', () => {
  it.each([
    ['10452000', '0104520'],
    ['23881000', '23881000'],
    ['99999999', '99999999'],
  ])('for a claim in group %s is the number %s', (claimGroup, shown) => {
    const profile = groups(
      { groupNumber: '10452000', idCardEobGroupNumber: '0104520' },
      { groupNumber: '23881000', idCardEobGroupNumber: '' },
    );
    expect(eobGroupNumber(claimGroup, profile)).toBe(shown);
  });
});

describe('the label of a group filter', () => {
  it.each([
    ['Hollins County Schools', 'Hollins County Schools'],
    ['Larkmoor Robotics and Automati', 'Larkmoor Robotics and Automati'],
    ['Larkmoor Robotics and Automation Systems, Inc.', 'Larkmoor Robotics and Automati…'],
  ])("shortens an employer's name to 30 characters (001 §9): %s", (clientName, short) => {
    const clientList = [clientOf({ clientName, groupList: [groupOf({ groupNumber: 'G1' })] })];
    expect(listContextOf({ clientList, lastClaimPaymentVisitDate: '2026-11-01' }).groupNames).toEqual({
      G1: short,
    });
  });

  it("contains the employer's name if it is known", () => {
    const { group } = claimsListOf({ ...CONTEXT, groupNames: { '10452000': 'Harborline Foods' } }).facets;
    expect(group?.optionLabel('10452000')).toBe('Harborline Foods, group 10452000');
    expect(group?.optionLabel('23881000')).toBe('Group 23881000');
  });
});
