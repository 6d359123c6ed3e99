import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { updateProfile } from '../../account.schema.ts';
import {
  PROFILE_FIELDS,
  profileChanges,
  profileErrors,
  refusedField,
  type ProfileForm,
} from './profile-form.rules.ts';

const SAVED = {
  nickName: '',
  email: 'maria@mail.com',
  street: '',
  city: '',
  state: '',
  zipCode: '15222',
  HOME: '412-555-0118',
  BUS: '',
  CELL: '',
};
const ADDRESS = { street: '1 Main St', city: 'Pittsburgh', state: 'PA' };
const MAIN_TOKEN = 18;

const errorsOf = (changes: Partial<ProfileForm>, token = MAIN_TOKEN, saved: ProfileForm = SAVED) =>
  profileErrors({ ...saved, ...changes }, saved, token).map(({ field, problem }) => `${field}: ${problem}`);

describe('the profile form (000 §5)', () => {
  it.each([
    [{}, []],
    [{ email: ' ' }, ['email: missing']],
    [{ email: 'a@b.c' }, ['email: email']],
    [{ email: 'maria@mail.example' }, ['email: emailEnding']],
    [{ CELL: '412-555' }, ['CELL: phone']],
    [{ HOME: '', BUS: ' (412) 555-0119 ' }, []],
    [{ zipCode: '1522' }, ['zipCode: zipCode']],
    [{ zipCode: '' }, []],
    [ADDRESS, []],
    [{ ...ADDRESS, zipCode: '' }, ['zipCode: missing']],
    [{ city: 'Pittsburgh' }, ['street: missing', 'state: missing']],
    [
      { email: '', CELL: '1', state: 'PA' },
      ['email: missing', 'street: missing', 'city: missing', 'CELL: phone'],
    ],
  ])('with %j has the errors %j', (changes, errors) => {
    expect(errorsOf(changes)).toEqual(errors);
  });

  it('shows no error for a value that was already saved', () => {
    const old = { ...SAVED, email: 'maria@mail.example', HOME: '1' };
    expect(errorsOf({ BUS: '2' }, MAIN_TOKEN, old)).toEqual(['BUS: phone']);
    expect(errorsOf({ email: 'daniel@mail.example' }, MAIN_TOKEN, old)).toEqual(['email: emailEnding']);
  });

  it('accepts long top-level domains for a brand with the data-dictionary token 16', () => {
    expect(errorsOf({ email: 'maria@mail.example' }, 16)).toEqual([]);
  });

  it('maps a refusal code of the service to the refused field and its error', () => {
    expect(refusedField('ZIP-NOT-IN-STATE')).toEqual({ field: 'zipCode', problem: 'zipState' });
    expect(refusedField('SANDBOX-ERROR')).toBeNull();
  });
});

describe('profileChanges', () => {
  it('returns the changed fields, trimmed, under their wire names', () => {
    const typed = { ...SAVED, email: ' maria@mail.org ', nickName: 'Mari ', HOME: '', CELL: '412-555-0119' };
    expect(profileChanges(typed, SAVED)).toEqual({
      nickName: 'Mari',
      email1: 'maria@mail.org',
      phones: [
        { phoneType: 'HOME', phoneNumber: '' },
        { phoneType: 'CELL', phoneNumber: '412-555-0119' },
      ],
    });
  });

  it('returns null if only spaces were added', () => {
    expect(profileChanges({ ...SAVED, email: `${SAVED.email} `, city: ' ' }, SAVED)).toBeNull();
  });

  it('returns changes that the service accepts, if the form has no errors', () => {
    const value = fc.oneof(
      fc.constantFrom(
        '',
        'a@b.com',
        'maria@mail.org',
        '55101',
        '4125550118',
        '(412) 555-0118',
        '412.555.0119',
        'PA',
      ),
      fc.string({ maxLength: 30 }),
    );
    const whole = { ...SAVED, ...ADDRESS };
    fc.assert(
      fc.property(fc.constantFrom(...PROFILE_FIELDS), value, (field, typed) => {
        const form = { ...whole, [field]: field === 'state' ? 'MN' : typed };
        const changes = profileChanges(form, whole);
        if (profileErrors(form, whole, MAIN_TOKEN).length === 0 && changes)
          expect(v.is(updateProfile.payload, changes)).toBe(true);
      }),
    );
  });
});
