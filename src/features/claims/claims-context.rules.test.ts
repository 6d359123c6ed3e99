import { describe, expect, it } from 'vitest';
import { eobGroupNumber, type GroupNumbers } from './claims-context.rules.ts';

const groups = (...groupList: GroupNumbers[]) => ({ clientList: [{ groupList }] });

describe('the group as an ID card has it (001 §3)', () => {
  it.each([
    ['10452000', '0104520'],
    ['23881000', '23881000'],
    ['99999999', '99999999'],
  ])('group %s is %s', (claimGroup, shown) => {
    const profile = groups(
      { groupNumber: '10452000', idCardEobGroupNumber: '0104520' },
      { groupNumber: '23881000', idCardEobGroupNumber: '' },
    );
    expect(eobGroupNumber(claimGroup, profile)).toBe(shown);
  });
});
