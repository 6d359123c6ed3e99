import { describe, expect, it } from 'vitest';
import { missingFields } from './sign-in.rules.ts';

describe('required fields of the sign-in form', () => {
  it.each([
    ['', '', ['userName', 'password']],
    ['  ', 'x', ['userName']],
    ['maria', '', ['password']],
    ['maria', ' ', []],
  ])('%j and %j miss %j', (userName, password, missing) => {
    expect(missingFields(userName, password)).toEqual(missing);
  });
});
