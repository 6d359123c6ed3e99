import { describe, expect, it } from 'vitest';
import { customHeader, userIdOf } from './sign-in-flows.rules.ts';

const tokenOf = (claims: object): string => `head.${btoa(JSON.stringify(claims))}.sign`;

describe('what the token login reads and says', () => {
  it.each([
    [tokenOf({ uid: 'u1', user_id: 'u2' }), 'u1'],
    [tokenOf({ user_id: 'u2' }), 'u2'],
    [tokenOf({}), null],
    ['opaque', null],
    ['', null],
  ])('the token %j names %j', (token, userId) => {
    expect(userIdOf(token)).toBe(userId);
  });

  it.each([
    ['', 'brand=abc'],
    ['brand=old; DDValue=14', 'brand=abc; DDValue=14'],
    ['LEAD_REGION=W%20PA; odd', 'brand=abc; LEAD_REGION=W%20PA'],
  ])('the cookies %j go as %j', (cookie, header) => {
    expect(customHeader(cookie, 'abc')).toBe(header);
  });
});
