/** Paid marks and the selected group while session storage is full. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $session } from '../session/session.store.ts';
import { recordOf } from '../session/user/user-record.fixture.ts';
import { groupOf } from './group/groups.fixture.ts';
import { $groupChoice, selectGroup } from './group/selected-group.store.ts';
import { profileOf } from './profile.fixture.ts';
import { $profile } from './profile.store.ts';
import { claimKey } from './payments/claim-key.rules.ts';
import { $paidMarks, forgetPaidMarks, markAsPaid } from './payments/paid-marks.store.ts';
import { hasPersistedMarks } from './payments/persisted-paid-marks.ts';

const claim = { number: '229170000592', clientId: '204518', memberCost: 1247 };

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<div id="member" data-time-zone="UTC"></div>';
  $session.set({ state: 'signed-in', user: recordOf() });
  $profile.set({
    state: 'ready',
    value: profileOf(groupOf({ groupNumber: '1' }), groupOf({ groupNumber: '2' })),
  });
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, key, value) {
    if (this === sessionStorage) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
});

afterEach(() => $session.set({ state: 'signed-out' }));

it('a paid mark is persisted on the device even if session storage is full', async () => {
  expect(await markAsPaid(claim, true)).toBe(true);
  expect(hasPersistedMarks()).toBe(true);
});

it('a paid mark for this session only is reported as not persisted if session storage is full', async () => {
  expect(await markAsPaid(claim, false)).toBe(false);
  expect($paidMarks.get()).toHaveProperty([claimKey(claim)]);
});

it('signing out everywhere removes the paid marks from the device even if session storage is full', async () => {
  await markAsPaid(claim, true);
  await forgetPaidMarks();
  expect(hasPersistedMarks()).toBe(false);
});

it('another group can be selected even if session storage is full', () => {
  selectGroup('2');
  expect($groupChoice.get()?.group.groupNumber).toBe('2');
});
