import { describe, expect, it } from 'vitest';
import {
  readIdentity,
  identityErrors,
  type IdentityForm,
  type IdentityProblem,
} from './forgot-user-name.rules.ts';

const CONTEXT = { today: '2026-11-21', memberId: 'general' } as const;
const MARIA: IdentityForm = {
  firstName: ' Maria ',
  lastName: 'Delgado',
  dob: '3/14/1984',
  memberId: ' 10048291701',
};

describe('the identity form', () => {
  it('is converted to a request payload with trimmed values and an ISO birth date', () => {
    expect(readIdentity(MARIA, CONTEXT)).toEqual({
      forgotten: 'USERNAME',
      firstName: 'Maria',
      lastName: 'Delgado',
      dob: '1984-03-14',
      memberId: '10048291701',
    });
  });

  it.each<[Partial<IdentityForm>, IdentityProblem[]]>([
    [{}, []],
    [{ firstName: ' ' }, ['missing']],
    [{ lastName: '' }, ['missing']],
    [{ dob: '' }, ['missing']],
    [{ dob: '1984-03-14' }, ['dateFormat']],
    [{ dob: '14/03/1984' }, ['dateMonth']],
    [{ dob: '02/30/1984' }, ['dateDay']],
    [{ dob: '11/22/2026' }, ['dateFuture']],
    [{ dob: '11/21/2026' }, []],
    [{ memberId: '' }, ['missing']],
    [{ memberId: '1004-8291' }, ['memberId.general']],
    [{ firstName: '', lastName: '', dob: '', memberId: '' }, ['missing', 'missing', 'missing', 'missing']],
  ])('with %j has the errors %j', (change, problems) => {
    const form = { ...MARIA, ...change };
    expect(identityErrors(form, CONTEXT).map(({ problem }) => problem)).toEqual(problems);
    expect(readIdentity(form, CONTEXT) === null).toBe(problems.length > 0);
  });

  it("accepts a member ID only if it meets the brand's rule", () => {
    const form = { ...MARIA, memberId: 'HIG100482917' };
    expect(identityErrors(form, CONTEXT)).toEqual([]);
    expect(identityErrors(form, { ...CONTEXT, memberId: 'digitsAfterPrefix' })).toHaveLength(1);
  });
});
