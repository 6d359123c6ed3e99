import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storageArea } from './storage-area.fixture.ts';
import { expiringStorage, META_KEY, StorageKeyError } from './storage.ts';

function opened(area = storageArea()) {
  let now = 1_000_000;
  return {
    area,
    store: expiringStorage(
      () => area,
      () => now,
    ),
    wait: (ms: number) => (now += ms),
  };
}

describe('expiringStorage (000 §9, 001 §5)', () => {
  it('removes a value and its expiry time after exactly 60 minutes', () => {
    const { area, store, wait } = opened();
    store.set('UserData', { a: 1 });
    wait(60 * 60 * 1000 - 1);
    expect(store.get('UserData')).toEqual({ a: 1 });
    wait(1);
    expect(store.get('UserData')).toBeNull();
    expect(area.getItem('UserData')).toBeNull();
  });

  it('returns a value until the value’s own lifetime ends', () => {
    const { store, wait } = opened();
    store.set('short', 1, 10);
    store.set('long', 2, 1000);
    wait(500);
    expect([store.get('short'), store.get('long')]).toEqual([null, 2]);
  });

  it('keeps a value forever if its lifetime is null, even if the key’s previous value had a lifetime', () => {
    const { area, store, wait } = opened();
    store.set('bypass', true);
    store.set('bypass', true, null);
    store.set('other', 1);
    wait(365 * 24 * 60 * 60 * 1000);
    expect([store.get('bypass'), store.get('other')]).toEqual([true, null]);
    expect(area.getItem(META_KEY)).toBeNull();
    store.set('bypass', true, 10);
    wait(10);
    expect(store.get('bypass')).toBeNull();
  });

  it.each([[META_KEY], [undefined], [null], [{}], [true], [Symbol('x')]])(
    'throws for the invalid key %s',
    (key) => {
      const { store } = opened();
      // Uses a wrong type on purpose, as an untyped caller could.
      const call = (method: (...args: never[]) => unknown, ...args: unknown[]) =>
        Reflect.apply(method, store, args) as unknown;
      expect(() => call(store.get, key)).toThrow(StorageKeyError);
      expect(() => call(store.set, key, 1)).toThrow(StorageKeyError);
      expect(() => call(store.remove, key)).toThrow(StorageKeyError);
    },
  );

  it('returns false if storage is full, and keeps the earlier value until that value expires', () => {
    const { area, store, wait } = opened();
    const { setItem } = area;
    expect(store.set('x', 'earlier')).toBe(true);
    area.setItem = (key, text) => {
      if (key === 'x') throw new DOMException('full', 'QuotaExceededError');
      setItem(key, text);
    };
    wait(59 * 60 * 1000);
    expect(store.set('x', 'later')).toBe(false);
    expect(store.get('x')).toBe('earlier');
    wait(60 * 1000);
    expect(store.get('x')).toBeNull();
  });

  it('stores no value for which it cannot store an expiry time', () => {
    const { area, store } = opened();
    const { setItem } = area;
    area.setItem = (key, text) => {
      if (key === META_KEY) throw new DOMException('full', 'QuotaExceededError');
      setItem(key, text);
    };
    expect(store.set('x', 1)).toBe(false);
    expect(store.get('x')).toBeNull();
    expect(store.set('x', 1, null)).toBe(true);
  });

  it('treats the number 7 and the text "7" as the same key', () => {
    const { store } = opened();
    store.set(7, 'seven');
    expect(store.get('7')).toBe('seven');
  });

  it.each(['not json', '{', ''])('ignores stored text that is not valid JSON: %j', (garbage) => {
    const { area, store } = opened();
    area.setItem(META_KEY, garbage);
    area.setItem('x', garbage);
    expect(store.get('x')).toBeNull();
    store.set('y', 1);
    expect(store.get('y')).toBe(1);
  });

  it('returns any JSON value that was stored, under any key', () => {
    fc.assert(
      fc.property(
        fc.string().filter((key) => key !== META_KEY),
        fc.jsonValue(),
        (key, value) => {
          const { store } = opened();
          store.set(key, value);
          expect(store.get(key)).toEqual(JSON.parse(JSON.stringify(value)));
          store.remove(key);
          expect(store.get(key)).toBeNull();
        },
      ),
    );
  });
});
