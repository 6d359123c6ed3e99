/** Marks of paid claims on a device that several members use (decisions/claims#claims-marked-as-paid). */
import { beforeEach, expect, it } from 'vitest';
import { hasPersistedMarks, persistMarks, persistedMarks, type MarksOwner } from './persisted-paid-marks.ts';

const maria: MarksOwner = {
  umi: '48151623420',
  agreementId: '0099887',
  bvUserId: 'MARIA7',
  pinNumber: '001',
};
const daniel: MarksOwner = { ...maria, bvUserId: 'DANIEL7', pinNumber: '002' };
const marks = { '229170000592/204518': { cost: 1247, until: '2028-11-26' } };
const others = { '229170000410/204518': { cost: 13_943, until: '2028-11-26' } };

beforeEach(() => localStorage.clear());

it('only the member who set the paid marks can read them from local storage', async () => {
  await persistMarks(maria, marks);
  await persistMarks(daniel, others);
  expect(await persistedMarks(maria)).toEqual(marks);
  expect(await persistedMarks(daniel)).toEqual(others);
  expect(await persistedMarks({ ...maria, umi: '2' })).toEqual({});
  expect(localStorage.getItem('PaidMarks')).not.toMatch(/229170000|48151623420|0099887|MARIA7/);
});

it('removing the last paid mark of one member does not remove the marks of another member', async () => {
  await persistMarks(maria, marks);
  await persistMarks(daniel, others);
  await persistMarks(maria, {});
  expect(await persistedMarks(daniel)).toEqual(others);
  await persistMarks(daniel, {});
  expect(hasPersistedMarks()).toBe(false);
});

it.each(['no JSON', '{"a":1}', '[7]'])(
  'a stored value in an unknown format is ignored: %s',
  async (written) => {
    localStorage.setItem('PaidMarks', written);
    expect(hasPersistedMarks()).toBe(false);
    expect(await persistedMarks(maria)).toEqual({});
  },
);
