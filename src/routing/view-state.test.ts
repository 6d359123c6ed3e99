import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storageArea } from '../lib/storage/storage-area.fixture.ts';
import { META_KEY } from '../lib/storage/storage.ts';
import { clearViewState, setViewStateOwner, readViewState, saveViewState } from './view-state.ts';

const HOUR_MS = 3_600_000;

const isPage = (state: unknown): state is { page: number } =>
  typeof state === 'object' && state !== null && 'page' in state && typeof state.page === 'number';
const read = () => readViewState('claims/list', isPage);

let owner: string | null;
let area: Storage;

beforeEach(() => {
  area = storageArea();
  vi.stubGlobal('window', { sessionStorage: area });
  owner = 'maria';
  setViewStateOwner(() => owner);
});

describe('view state (000 §9)', () => {
  it('can be read for its route until it is cleared', () => {
    saveViewState('claims/list', { page: 3 });
    expect(read()).toEqual({ page: 3 });
    expect(readViewState('claims/other', isPage)).toBeNull();
    saveViewState('claims/list', { page: 4 });
    expect(read()).toEqual({ page: 4 });
    clearViewState('claims/list');
    expect(read()).toBeNull();
  });

  it('expires after 60 minutes', () => {
    const key = 'View claims/list';
    const before = Date.now();
    saveViewState('claims/list', { page: 3 });
    const expires = JSON.parse(area.getItem(META_KEY) ?? '{}')[key];
    expect(expires).toBeGreaterThanOrEqual(before + HOUR_MS);
    expect(expires).toBeLessThanOrEqual(Date.now() + HOUR_MS);
    area.setItem(META_KEY, JSON.stringify({ [key]: Date.now() }));
    expect(read()).toBeNull();
    expect(area.getItem(key)).toBeNull();
  });

  it('cannot be read by another user or while signed out', () => {
    saveViewState('claims/list', { page: 3 });
    owner = 'daniel';
    expect(read()).toBeNull();
    owner = null;
    expect(read()).toBeNull();
    saveViewState('claims/other', { page: 1 });
    expect(area.getItem('View claims/other')).toBeNull();
  });

  it.each([{ page: 'three' }, null, 'page'])('is not read if it is invalid: %j', (state) => {
    saveViewState('claims/list', state);
    expect(read()).toBeNull();
  });

  it.each(['{"owner":"maria"}', '{"state":{"page":1}}', 'garbage', '3', 'null'])(
    'is not read if other code has overwritten it: %s',
    (text) => {
      area.setItem('View claims/list', text);
      expect(read()).toBeNull();
    },
  );

  it('causes no error if it cannot be persisted because storage is full', () => {
    area.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    expect(() => saveViewState('claims/list', { page: 3 })).not.toThrow();
    expect(read()).toBeNull();
  });
});
