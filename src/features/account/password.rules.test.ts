import { describe, expect, it } from 'vitest';
import { DEFAULT_STRENGTH } from '../../lib/fields/password-strength.rules.ts';
import { passwordErrors, serviceError } from './password.rules.ts';

describe('the change-password form', () => {
  const form = { oldPassword: 'Aaaaa1!', newPassword: 'Bbbbb2?', confirmation: 'Bbbbb2?' };
  it.each([
    [{}, []],
    [{ oldPassword: '', newPassword: '', confirmation: '' }, ['missing', 'missing', 'missing']],
    [{ newPassword: 'weak', confirmation: 'weak' }, ['password']],
    [{ newPassword: 'Aaaaa1!', confirmation: 'Aaaaa1!' }, ['newSame']],
    [{ confirmation: 'Bbbbb2' }, ['confirmDiffers']],
    [{ oldPassword: '', newPassword: 'weak', confirmation: 'x' }, ['missing', 'password', 'confirmDiffers']],
  ])('with %j has the errors %j', (change, problems) => {
    const errors = passwordErrors({ ...form, ...change }, DEFAULT_STRENGTH);
    expect(errors.map(({ problem }) => problem)).toEqual(problems);
  });

  it.each([
    ['PASSWORD-REUSED', { field: 'newPassword', problem: 'newSame' }],
    ['OTHER', null],
    [undefined, null],
  ])('maps the business code %j to the field error %j', (code, error) => {
    expect(serviceError(code)).toEqual(error);
  });
});
