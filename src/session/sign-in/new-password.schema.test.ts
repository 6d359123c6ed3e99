import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { DEFAULT_STRENGTH, isStrong } from '../../lib/fields/password-strength.rules.ts';
import { newPassword } from './new-password.schema.ts';

it('a new password is valid if and only if it meets the requirements that forms show (000 §5)', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.stringMatching(/^[A-Za-z\d!_<>+ ]{4,9}$/),
    fc.constantFrom('A', 'a', '1', '!', 'é').chain(() => fc.string({ minLength: 6 })),
  );
  fc.assert(
    fc.property(typed, (password) => {
      expect(isStrong(password, DEFAULT_STRENGTH)).toBe(v.is(newPassword, password));
    }),
    { numRuns: 2000 },
  );
});

it('a new password may have 64 characters', () => {
  expect(v.is(newPassword, 'Aa1!'.repeat(16))).toBe(true);
});
