import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basicHeader } from './basic-header.rules.ts';

const decoded = (header: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(header.slice(6)), (letter) => letter.codePointAt(0) ?? 0));

describe('basicHeader', () => {
  it('returns the header from the example in RFC 7617', () => {
    expect(basicHeader('Aladdin', 'open sesame')).toBe('Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==');
    expect(basicHeader('test', '123\u00a3')).toBe('Basic dGVzdDoxMjPCow==');
  });

  it('encodes any name and password so that they can be decoded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, password) => {
        expect(decoded(basicHeader(name, password))).toBe(`${name}:${password}`);
      }),
    );
  });
});
