import { describe, expect, it } from 'vitest';
import { groupOf, planOf } from '../../../profile/group/groups.fixture.ts';
import { profileOf } from '../../../profile/profile.fixture.ts';
import type { Profile } from '../../../profile/profile.rules.ts';
import { familyAccess } from './family-access.rules.ts';

type Person = Profile['clientList'][number]['groupList'][number]['productList'][number]['memberList'][number];

const person = (
  pinNumber: string,
  firstName: string,
  relationshipCode: string,
  dob: string | null,
): Person => ({
  ecId: '',
  firstName,
  lastName: 'Delgado',
  suffix: '',
  dob,
  coverageEffectiveDate: null,
  coverageCancelDate: null,
  pinNumber,
  relationship: '',
  relationshipCode,
  uniqueName: firstName,
  claimCount: null,
});
const MARIA = person('001', 'Maria', '18', '1984-05-06');
const DANIEL = person('002', 'Daniel', '01', '1982-11-02');
const LEO = person('003', 'Leo', '05', '2014-11-24');
/** A son with his father's name. */
const YOUNG_DANIEL = person('004', 'Daniel', '05', null);

const AGES = { minimumAge: 12, today: '2026-11-23' };
const access = (memberList: Person[], changes: Partial<Profile> = {}) =>
  familyAccess({ ...profileOf(groupOf({ productList: [planOf({ memberList })] })), ...changes }, AGES).map(
    ({ name, isYou, isTooYoung, seenBy }) => [
      name,
      isYou,
      isTooYoung,
      seenBy?.map((seer) => seer.name) ?? null,
    ],
  );

describe('familyAccess (000 §6)', () => {
  it("lets a subscriber see every record, and lets a child below the brand's minimum age see no record", () => {
    expect(access([LEO, DANIEL, MARIA, YOUNG_DANIEL, MARIA])).toEqual([
      ['Maria Delgado', true, false, []],
      ['Daniel Delgado', false, false, ['Maria Delgado']],
      ['Leo Delgado', false, true, ['Maria Delgado']],
      ['Daniel Delgado', false, false, ['Maria Delgado']],
    ]);
  });

  it("lists only the member's own record if the member is a dependent", () => {
    const daniel = { isSubscriber: false, pinNumber: '002' };
    expect(access([DANIEL], daniel)).toEqual([['Daniel Delgado', true, false, null]]);
    expect(access([MARIA, DANIEL, LEO], daniel)).toEqual([
      ['Daniel Delgado', true, false, ['Maria Delgado']],
    ]);
  });

  it('returns an empty list if the member has no plan', () => {
    expect(access([])).toEqual([]);
  });
});
