import { expect, it } from 'vitest';
import { recordOf } from '../../session/user/user-record.fixture.ts';
import { isHeldBack } from './forced-password.rules.ts';

it.each([
  [{ passwordForced: true }, 'claims/activitySummary', true],
  [{ passwordForced: true }, '', true],
  [{ passwordForced: true }, 'change-password', false],
  [{ temporaryPassword: true }, 'claims/activitySummary', true],
  [{ passwordForced: true, passwordSet: true }, 'claims/activitySummary', false],
  [{}, 'claims/activitySummary', false],
])('isHeldBack() for a user with %j on route "%s" returns %s', (changes, path, held) => {
  expect(isHeldBack(recordOf(changes), path.split('/'))).toBe(held);
});
