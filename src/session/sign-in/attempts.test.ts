import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ATTEMPT_LIMITS, attemptsLeft } from './attempts.rules.ts';
import { storageArea } from '../../lib/storage/storage-area.fixture.ts';
import { sessionStore } from '../../lib/storage/storage.ts';
import {
  attemptsRemaining,
  countAttempt,
  countPersonAttempt,
  personAttemptsRemaining,
  resetAttempts,
  resetPersonAttempts,
} from './attempts.ts';
import { WINDOW_KEYS } from '../storage/session-keys.ts';

describe('sign-in attempt limits (000 §9)', () => {
  it('allow three attempts of each kind', () => {
    expect(ATTEMPT_LIMITS).toEqual({ pin: 3, identity: 3, guardian: 3 });
  });

  it('leave zero attempts once all are used up, or if the stored count is invalid', () => {
    fc.assert(
      fc.property(fc.constantFrom('pin', 'identity', 'guardian'), fc.nat(20), (kind, made) => {
        expect(attemptsLeft(kind, made)).toBe(Math.max(0, ATTEMPT_LIMITS[kind] - made));
      }),
    );
    expect([Number.NaN, -1, 0.5, Infinity].map((made) => attemptsLeft('pin', made))).toEqual([0, 0, 0, 0]);
  });
});

describe('the attempt counts of a browser window', () => {
  let area: Storage;

  beforeEach(() => {
    area = storageArea();
    vi.stubGlobal('window', { sessionStorage: area });
  });

  it('are separate for each kind and user name, and ignore the case of the name', async () => {
    expect(await attemptsRemaining('guardian', 'maria')).toBe(3);
    expect(await countAttempt('guardian', 'maria')).toBe(2);
    expect(await countAttempt('guardian', ' MARIA ')).toBe(1);
    expect(await attemptsRemaining('guardian', 'Maria')).toBe(1);
    expect(await attemptsRemaining('pin', 'maria')).toBe(3);
    expect(await attemptsRemaining('guardian', 'daniel')).toBe(3);
    expect(await countAttempt('guardian', 'maria')).toBe(0);
    expect(await countAttempt('guardian', 'maria')).toBe(0);
  });

  it('are separate for a member ID and for a name with birth date', async () => {
    const person = { memberId: '123456789', firstName: 'Ana', lastName: 'Ruiz', dateOfBirth: '1984-03-04' };
    expect(await personAttemptsRemaining(person)).toBe(3);
    expect(await countPersonAttempt(person)).toBe(2);
    expect(await countPersonAttempt({ ...person, memberId: '987654321' })).toBe(1);
    expect(await countPersonAttempt({ ...person, firstName: 'Eva' })).toBe(1);
    expect(await personAttemptsRemaining({ ...person, memberId: '987654321', firstName: 'Eva' })).toBe(2);
    expect(await countPersonAttempt(person)).toBe(0);
  });

  it('expire an hour after the first attempt, as the counts of the services do', async () => {
    const minute = 60_000;
    vi.useFakeTimers({ toFake: ['Date'] });
    await countAttempt('guardian', 'maria');
    vi.setSystemTime(Date.now() + 59 * minute);
    expect(await countAttempt('guardian', 'maria')).toBe(1);
    vi.setSystemTime(Date.now() + minute);
    expect(await attemptsRemaining('guardian', 'maria')).toBe(3);
    vi.useRealTimers();
  });

  it('start again after a success, for that name only', async () => {
    const person = { memberId: '123456789', firstName: 'Ana', lastName: 'Ruiz', dateOfBirth: '1984-03-04' };
    await resetAttempts('maria');
    expect(area.getItem('Attempts')).toBeNull();
    await countAttempt('identity', 'maria');
    await countAttempt('pin', 'maria');
    await countAttempt('pin', 'daniel');
    await countPersonAttempt(person);
    await resetAttempts('Maria');
    await resetPersonAttempts(person);
    expect(await attemptsRemaining('identity', 'maria')).toBe(3);
    expect(await attemptsRemaining('pin', 'maria')).toBe(3);
    expect(await attemptsRemaining('pin', 'daniel')).toBe(2);
    expect(await personAttemptsRemaining(person)).toBe(3);
  });

  it('are not cleared by a sign-out', async () => {
    await countAttempt('identity', 'maria');
    area.setItem('MobileWindow', '1');
    sessionStore.set('UserData', { userId: 'U1' });
    sessionStore.clear(WINDOW_KEYS);
    expect(await attemptsRemaining('identity', 'maria')).toBe(2);
    expect(area.getItem('MobileWindow')).toBe('1');
    expect(area.getItem('UserData')).toBeNull();
    const meta: object = JSON.parse(area.getItem('__meta__') ?? '{}');
    expect(Object.keys(meta)).toEqual(['Attempts']);
  });

  const persistedUser = (stored: string): string => /"made":\{"(\w+)"/.exec(stored)?.[1] ?? '';

  it('are stored without a readable user name', async () => {
    await countAttempt('pin', 'maria.delgado');
    const stored = String(area.getItem('Attempts'));
    expect(JSON.parse(stored)).toEqual({
      salt: expect.any(String),
      until: expect.any(Number),
      made: { [persistedUser(stored)]: 1 },
    });
    expect(persistedUser(stored)).toMatch(/^[0-9a-f]{4}$/); // 16 bits: one in 65,536 names has the same digest
    expect(stored.toLowerCase()).not.toContain('maria');
  });

  it('start at zero if the stored value is invalid', async () => {
    area.setItem('Attempts', '{"made":7}');
    expect(await attemptsRemaining('pin', 'maria')).toBe(3);
  });
});
