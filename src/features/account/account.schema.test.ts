import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { newPassword } from '../../session/sign-in/new-password.schema.ts';
import { updateProfile } from './account.schema.ts';

describe('the rule for new passwords (000 §5)', () => {
  it.each([
    ['Abc12!', true],
    ['Lighthouse7!', true],
    ['Ab1_cd', true],
    ['Ab1!c', false],
    ['abc12!', false],
    ['ABC12!', false],
    ['Abcde!', false],
    ['Abc123', false],
    ['Abc12<', false],
    ['Abc1!+', false],
    ['Ab 12!', false],
  ])("accepts '%s': %s", (typed, isValid) => {
    expect(v.is(newPassword, typed)).toBe(isValid);
  });
});

describe('the rule for profile changes (000 §5)', () => {
  it.each([
    [{ email1: ' maria@mail.example ' }, true],
    [{ email1: 'a@b.co' }, false],
    [{ email1: `${'a'.repeat(40)}@mail.example` }, false],
    [{ email1: 'maria@mail' }, false],
    [{ phone1: '(412) 555-0118' }, true],
    [{ phone1: '' }, true],
    [{ phone1: '555-0118' }, false],
    [{ zipCode: '1522' }, false],
    [{}, true],
  ])('accepts the change %j: %s', (change, isValid) => {
    expect(v.is(updateProfile.payload, change)).toBe(isValid);
  });
});
