import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { isGuardianHash } from '../sign-in/sign-in.schema.ts';
import { decodedToken } from './tokens.schema.ts';

const tokenOf = (claims: object): string =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2lnbmF0dXJl`;

describe('decodedToken (000 §3)', () => {
  it.each([
    [{ uid: 'zoë~?>' }, 'zoë~?>'],
    [{ user_id: 'maria' }, 'maria'],
    [{ uid: 'maria', user_id: 'other' }, 'maria'],
    [{ sub: 'maria' }, null],
  ])('for the claims %j, returns the user id %s', (claims, userId) => {
    expect(v.parse(decodedToken, tokenOf(claims))).toEqual({ userId });
  });

  it.each(['', 'opaque', 'a.b', 'a.!!!.c', 'a.bm8ganNvbg.c'])('rejects the token %j', (token) => {
    expect(v.is(decodedToken, token)).toBe(false);
  });
});

describe('isGuardianHash (000 §8)', () => {
  it.each([
    ['{hash}', true],
    ['5f1d7a84cc0b6e2e93a1f2d8b7460c35', true],
    ['GEN-SUSPEND', false],
    ['abc123', false],
  ])('for the error code %s, returns %s', (code, expected) => {
    expect(isGuardianHash(code)).toBe(expected);
  });
});
