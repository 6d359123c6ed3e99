import { describe, expect, it } from 'vitest';
import { describedBy, personFaults, type PersonForm, type PersonProblem } from './forgot-user-name.rules.ts';

const AT = { today: '2026-11-21', memberId: 'general' } as const;
const MARIA: PersonForm = {
  firstName: ' Maria ',
  lastName: 'Delgado',
  dob: '3/14/1984',
  memberId: ' 10048291701',
};

describe('who asks for a user name', () => {
  it('is sent as the service wants it', () => {
    expect(describedBy(MARIA, AT)).toEqual({
      forgotten: 'USERNAME',
      firstName: 'Maria',
      lastName: 'Delgado',
      dob: '1984-03-14',
      memberId: '10048291701',
    });
  });

  it.each<[Partial<PersonForm>, PersonProblem[]]>([
    [{}, []],
    [{ firstName: ' ' }, ['firstNameMissing']],
    [{ lastName: '' }, ['lastNameMissing']],
    [{ dob: '' }, ['dobMissing']],
    [{ dob: '1984-03-14' }, ['dobFormat']],
    [{ dob: '14/03/1984' }, ['dobMonth']],
    [{ dob: '02/30/1984' }, ['dobDay']],
    [{ dob: '11/22/2026' }, ['dobFuture']],
    [{ dob: '11/21/2026' }, []],
    [{ memberId: '' }, ['memberIdMissing']],
    [{ memberId: '1004-8291' }, ['memberIdMalformed']],
    [
      { firstName: '', lastName: '', dob: '', memberId: '' },
      ['firstNameMissing', 'lastNameMissing', 'dobMissing', 'memberIdMissing'],
    ],
  ])('%j has the faults %j', (change, problems) => {
    const form = { ...MARIA, ...change };
    expect(personFaults(form, AT).map(({ problem }) => problem)).toEqual(problems);
    expect(describedBy(form, AT) === null).toBe(problems.length > 0);
  });

  it("follows the brand's rule for member IDs", () => {
    const form = { ...MARIA, memberId: 'HIG100482917' };
    expect(personFaults(form, AT)).toEqual([]);
    expect(personFaults(form, { ...AT, memberId: 'digitsAfterPrefix' })).toHaveLength(1);
  });
});
