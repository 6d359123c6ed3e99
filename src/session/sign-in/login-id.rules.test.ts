import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signInName, takeLoginId } from './login-id.rules.ts';

describe('takeLoginId (000 §2)', () => {
  it.each([
    ['', null, ''],
    ['?mobile=true', null, '?mobile=true'],
    ['?loginId=maria', 'maria', ''],
    [
      '?mobile=true&loginId=%20maria.delgado@mail.example%20&x=1',
      'maria.delgado@mail.example',
      '?mobile=true&x=1',
    ],
    ['?loginId=first&loginId=second', 'first', ''],
    ['?loginId=', null, ''],
    ['?loginId=a%00b', null, ''],
    ['?loginId=a%0d%0aSet-Cookie:x', null, ''],
    ['?loginId=%E2%80%AEairam', null, ''],
    ['?loginId=Jos%C3%A9', 'José', ''],
    ['?loginid=maria', null, '?loginid=maria'],
    [`?loginId=${'a'.repeat(64)}`, 'a'.repeat(64), ''],
    [`?loginId=${'a'.repeat(65)}`, null, ''],
  ])('for the query "%s", returns the name %s and the query "%s"', (search, name, rest) => {
    expect(takeLoginId(search)).toEqual({ name, search: rest });
  });

  it('removes loginId from any query, and returns only valid names', () => {
    const anything = fc
      .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 70 })
      .map((points) => String.fromCodePoint(...points));
    fc.assert(
      fc.property(anything, fc.string(), (value, other) => {
        const query = new URLSearchParams([
          ['a', other],
          ['loginId', value],
        ]);
        const { name, search } = takeLoginId(`?${query.toString()}`);
        expect(new URLSearchParams(search).has('loginId')).toBe(false);
        expect(new URLSearchParams(search).get('a')).toBe(query.get('a'));
        if (name !== null) expect(name).toMatch(/^\P{C}{1,64}$/u);
      }),
    );
  });
});

it.each([null, undefined, 7, {}, []])('signInName() returns null for %j', (value) => {
  expect(signInName(value)).toBeNull();
});
