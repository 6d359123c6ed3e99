import { expect, it } from 'vitest';
import { phoneHref } from './phone-href.ts';

it.each([
  ['1-800-555-0110', 'tel:+18005550110'],
  ['1 (800) 555-0110', 'tel:+18005550110'],
  ['+1 800 555 0110', 'tel:+18005550110'],
  ['800-555-0110', 'tel:8005550110'],
  ['(800) 555-0110', 'tel:8005550110'],
  ['711', 'tel:711'],
  ['911', 'tel:911'],
])('phoneHref converts %s to %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});
