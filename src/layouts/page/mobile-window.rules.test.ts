import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasOwnOrigin, openerRequest } from './mobile-window.ts';

describe('openerRequest (000 §2)', () => {
  it.each([
    ['home', '/mbr/#!/landing', { url: '/mbr/#!/landing', signsOut: false }],
    ['find-a-doctor', '/login/#/finder', { url: '/login/#/finder', signsOut: false }],
    ['wellness', '/login/#/wellness', { url: '/login/#/wellness', signsOut: false }],
    ['claims', '/login/#/claims/claimsAndPayments', null],
    ['spending', '/spa', null],
    [undefined, '/mbr/#!/account', { url: '/mbr/#!/account', signsOut: false }],
    [undefined, '#logout', { url: '/login/#logout', signsOut: true }],
    [undefined, '/about/', null],
  ])('returns the request, or null, for the tab name %s and the address %s', (tab, url, request) => {
    expect(openerRequest({ tab, url })).toEqual(request);
  });
});

describe('the check of the opener’s origin', () => {
  const OWN = 'https://northstar.example';
  it.each([
    ['https://northstar.example/login/#/x', true],
    ['https://northstar.example:8443/', false],
    ['http://northstar.example/', false],
    ['https://northstar.example.evil.example/', false],
    ['about:blank', false],
    ['', false],
  ])('accepts only the site’s own origin: %s gives %s', (href, own) => {
    expect(hasOwnOrigin(href, OWN)).toBe(own);
  });

  it('rejects another host, and text that is not an address', () => {
    fc.assert(
      fc.property(fc.domain(), fc.webPath(), fc.string(), (domain, path, text) => {
        expect(hasOwnOrigin(`https://${domain}${path}`, OWN)).toBe(domain === 'northstar.example');
        expect(hasOwnOrigin(text, OWN)).toBe(false);
      }),
    );
  });
});
