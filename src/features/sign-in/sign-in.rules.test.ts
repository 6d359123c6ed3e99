import { describe, expect, it } from 'vitest';
import { missingFields } from './sign-in.rules.ts';

describe('missingFields of the sign-in form', () => {
  it.each([
    ['', '', ['userName', 'password']],
    ['  ', 'x', ['userName']],
    ['maria', '', ['password']],
    ['maria', ' ', []],
  ])('given the user name %j and the password %j, returns %j', (userName, password, missing) => {
    expect(missingFields(userName, password)).toEqual(missing);
  });
});
