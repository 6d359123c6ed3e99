import { describe, expect, it } from 'vitest';
import { storageArea } from '../../src/lib/storage/storage-area.fixture.ts';
import { requestedPerson, enterMode, STUB_MODE_KEY, stubPerson, withStubs } from './mode.rules.ts';

/** A fake session storage that contains a session. */
const newStorage = (): Storage => storageArea(new Map([['UserData', '{}']]));

describe('requestedPerson (000 §2)', () => {
  it.each([
    ['?stubs=true', 'member'],
    ['?stubs=true&producer=true', 'producer'],
    ['?stubs=true&producer=', 'member'],
    ['?stubs=true&stubs=false', 'member'],
    ['?producer=true', undefined],
    ['?stubs=yes', undefined],
    ['?stubs=TRUE', undefined],
    ['', undefined],
    ['?stubs=false', null],
  ])('for the query "%s", returns %s', (search, person) => {
    expect(requestedPerson(search)).toBe(person);
  });
});

describe('the stub mode of a browser tab', () => {
  it('lasts until it is turned off', () => {
    const storage = newStorage();
    const enter = (search: string) => enterMode(search, storage, () => {});
    expect(enter('?stubs=true&producer=true')).toBe('producer');
    expect(enter('')).toBe('producer');
    expect(enter('?producer=false')).toBe('member');
    expect(stubPerson(storage)).toBe('member');
    expect(enter('?stubs=false')).toBeNull();
    expect(enter('?producer=true')).toBeNull();
    expect(storage.getItem(STUB_MODE_KEY)).toBeNull();
  });

  it('clears the session only when the tab enters or leaves stub mode', () => {
    const storage = newStorage();
    const drops = (search: string): boolean => {
      storage.setItem('UserData', '{}');
      enterMode(search, storage, () => storage.clear());
      return storage.getItem('UserData') === null;
    };
    expect(['', '?stubs=true', '?stubs=true&producer=true', '', '?stubs=false', ''].map(drops)).toEqual([
      false,
      true,
      false,
      false,
      true,
      false,
    ]);
  });

  it('is added to the query of links within the site', () => {
    expect(withStubs(new URL('https://a.example/about/?x=1#top'), 'producer')).toBe(
      'https://a.example/about/?x=1&stubs=true&producer=true#top',
    );
  });
});
