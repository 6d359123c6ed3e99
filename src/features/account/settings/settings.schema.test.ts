import * as v from 'valibot';
import { expect, it } from 'vitest';
import { recentSignIns } from './settings.schema.ts';

const SIGN_IN = { signInId: 'A1', signInTimestamp: '2026-11-23T09:00:00-05:00' };

it.each([
  ['accepts', [], true],
  ['accepts', [SIGN_IN, {}], true],
  ['refuses', [{}, {}], false],
] as const)('the schema of recent sign-ins %s a list with the entries %j', (_, signIns, isValid) => {
  expect(v.is(recentSignIns.response, { payload: { signIns } })).toBe(isValid);
});
