import { describe, expect, it } from 'vitest';
import { customHeader, userIdOf } from './decoded-token.rules.ts';

const tokenOf = (claims: object): string => `head.${btoa(JSON.stringify(claims))}.sign`;

describe('in the token sign-in', () => {
  it.each([
    [tokenOf({ uid: 'u1', user_id: 'u2' }), 'u1'],
    [tokenOf({ user_id: 'u2' }), 'u2'],
    [tokenOf({}), null],
    ['opaque', null],
    ['', null],
  ])('userIdOf(%j) returns %j', (token, userId) => {
    expect(userIdOf(token)).toBe(userId);
  });

  it.each([
    ['', ''],
    ['brand=abc; DDValue=14', 'brand=abc; DDValue=14'],
    ['LEAD_REGION=W%20PA; odd; =x', 'LEAD_REGION=W%20PA'],
  ])('the cookies %j are sent as the header %j', (cookie, header) => {
    expect(customHeader(cookie)).toBe(header);
  });
});
