import { describe, expect, it } from 'vitest';
import type { CallShape } from './call.schema.ts';
import {
  answerFile,
  askedPerson,
  enterStubMode,
  keepingStubMode,
  stubAddress,
  stubPerson,
  withStubs,
} from './stub-mode.ts';

/** A storage area of the test's own. */
function newStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: () => null,
    length: 0,
  };
}
const reply = { file: 'application/pdf' } as const;
const call = (changes: Partial<CallShape> = {}): CallShape => ({
  method: 'get',
  path: '/rbsmbl/x-services/claim/summary',
  access: 'member',
  reply,
  ...changes,
});

describe('what an address asks for (000 §2)', () => {
  it.each([
    ['?stubs=true', 'member'],
    ['?stubs=true&producer=true', 'producer'],
    ['?producer=true', undefined],
    ['?stubs=yes', undefined],
    ['', undefined],
    ['?stubs=false', null],
  ])('%s: %s', (search, person) => {
    expect(askedPerson(search)).toBe(person);
  });
});

describe('the mode', () => {
  it('stays in the tab until it is left, and when the session is cleared', () => {
    const storage = newStorage();
    enterStubMode('?stubs=true&producer=true', storage);
    enterStubMode('', storage);
    keepingStubMode(storage, () => storage.clear());
    expect(stubPerson(storage)).toBe('producer');
    enterStubMode('?stubs=false', storage);
    expect(stubPerson(storage)).toBeNull();
    keepingStubMode(storage, () => storage.clear());
    expect(stubPerson(storage)).toBeNull();
  });

  it('says when canned answers and true ones change places', () => {
    const storage = newStorage();
    expect(enterStubMode('', storage)).toBe(false);
    expect(enterStubMode('?stubs=true', storage)).toBe(true);
    expect(enterStubMode('?producer=true', storage)).toBe(false);
    expect(stubPerson(storage)).toBe('producer');
    expect(enterStubMode('?stubs=false', storage)).toBe(true);
  });

  it('has canned answers only while it is on', () => {
    const storage = newStorage();
    expect(stubAddress(call(), storage)).toBeNull();
    enterStubMode('?stubs=true', storage);
    expect(stubAddress(call(), storage)).toBe('/stubs/rbsmbl/x-services/claim/summary.pdf');
  });

  it('goes along in-site links', () => {
    expect(withStubs(new URL('https://a.example/about/?x=1#top'), 'producer')).toBe(
      'https://a.example/about/?x=1&stubs=true&producer=true#top',
    );
  });
});

describe('the file of a canned answer', () => {
  it('says parameter, method and role', () => {
    const path = '/wcs/x-services/resources/store/{storeID}/ratingInfo';
    expect(answerFile(call({ path, method: 'put' }))).toBe(
      'wcs/x-services/resources/store/storeID/ratingInfo.put.pdf',
    );
    expect(answerFile(call({ method: 'post' }))).toBe('rbsmbl/x-services/claim/summary.post.pdf');
    expect(answerFile(call({ signsIn: true }), 'producer')).toBe(
      'rbsmbl/x-services/claim/summary.producer.pdf',
    );
    expect(answerFile(call(), 'producer')).toBe('rbsmbl/x-services/claim/summary.pdf');
  });
});
