import { expect, it } from 'vitest';
import { maskedLoginId } from './masked-login-id.rules.ts';

it.each([
  ['leonard', 'le•'],
  ['maria.delgado@mail.example', 'ma•'],
  ['leo', 'le•'],
  ['li', 'l•'],
  ['x', 'x•'],
  ['𝒜𝓁𝒾ce', '𝒜𝓁•'],
])('maskedLoginId masks %s as %s', (name, masked) => {
  expect(maskedLoginId(name)).toBe(masked);
});
