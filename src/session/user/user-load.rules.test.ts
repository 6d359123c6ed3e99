import fc from 'fast-check';
import { expect, it } from 'vitest';
import { kindOfStatus } from '../../lib/remote/failure.ts';
import { endsSession } from './user-load.rules.ts';

it('a user load ends the session only if it fails with 401 or 403 (000 §8)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 400, max: 599 }), (status) => {
      const failure = { kind: kindOfStatus(status), status, reference: 'A1' };
      expect(endsSession(failure)).toBe(status === 401 || status === 403);
    }),
  );
});

it('a user load that gets no response does not end the session', () => {
  expect(endsSession({})).toBe(false);
});
