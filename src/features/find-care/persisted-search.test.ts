import { beforeEach, describe, expect, it, vi } from 'vitest';
import { persistSearch, persistedSearch, SEARCH_KEY } from './persisted-search.ts';
import { emptyForm, STORES, toSearch, type FinderForm } from './finder-search.rules.ts';

const stored = new Map<string, string>();
const sessionStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
const POSITION = { latitude: 40.4406, longitude: -79.9959 };
const NOWHERE = { position: null, group: null, planCare: [] };
const typed = (changes: Partial<FinderForm>): FinderForm => ({ ...emptyForm(''), ...changes });
const LIST = { page: 2, size: 50 } as const;

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', { sessionStorage });
  vi.stubGlobal('document', { documentElement: { dataset: { session: 'out' } } });
});

const persistedValues = (): object => JSON.parse(stored.get(SEARCH_KEY) ?? '{}');

describe('the last search of a tab', () => {
  it.each([
    { zipCode: '15222', what: STORES },
    { zipCode: '15222', name: 'Quill', language: 'es', accepting: 'on', radius: '5' },
    { what: 'CARDIOLOGY', name: 'Quill', accessibility: 'STEP_FREE' },
  ])('with %j is restored together with its page number', (changes) => {
    const form = typed(changes);
    const search = toSearch(form, NOWHERE);
    persistSearch(search, LIST, 400);
    expect(persistedSearch()).toEqual({ form, search, list: LIST });
  });

  it('is not persisted for a member', () => {
    persistSearch(
      toSearch(typed({ zipCode: '15222' }), { position: null, group: '', planCare: [] }),
      LIST,
      400,
    );
    expect(stored.has(SEARCH_KEY)).toBe(false);
  });

  it("is not persisted for a member on the visitors' page", () => {
    vi.stubGlobal('document', { documentElement: { dataset: { session: 'in' } } });
    persistSearch(toSearch(typed({ zipCode: '15222' }), NOWHERE), LIST, 400);
    expect(stored.has(SEARCH_KEY)).toBe(false);
  });

  it('is persisted without the position if the search used the position', () => {
    persistSearch(
      toSearch(typed({ what: STORES }), { position: POSITION, group: null, planCare: [] }),
      LIST,
      400,
    );
    expect(persistedSearch()).toBeNull();
    expect(stored.get(SEARCH_KEY)).not.toMatch(/40\.4|79\.9/);
    expect(persistedValues()).toMatchObject({ 'care-what': STORES, 'care-list': 0 });
  });

  it.each([
    ['nothing', null],
    ['text', 'x'],
    ['a zip code of four digits', { 'care-zipCode': '1522' }],
    ['page 0', { 'care-page': 0 }],
    ['a page that is not a number', { 'care-page': 'x' }],
  ])('is not restored from %s', (_persisted, changes) => {
    persistSearch(toSearch(typed({ zipCode: '15222', what: STORES }), NOWHERE), LIST);
    const values = typeof changes === 'object' && changes ? { ...persistedValues(), ...changes } : changes;
    stored.set(SEARCH_KEY, JSON.stringify(values));
    expect(persistedSearch()).toBeNull();
  });

  it('gets the default page size if the persisted size is unknown', () => {
    persistSearch(toSearch(typed({ zipCode: '15222', what: STORES }), NOWHERE), LIST);
    stored.set(SEARCH_KEY, JSON.stringify({ ...persistedValues(), 'care-size': 7 }));
    expect(persistedSearch()?.list).toEqual({ page: 2, size: 10 });
  });

  it('is not persisted if storage is full', () => {
    vi.stubGlobal('window', {
      sessionStorage: {
        ...sessionStorage,
        setItem: () => {
          throw new Error('full');
        },
      },
    });
    persistSearch(toSearch(typed({ zipCode: '15222', what: STORES }), NOWHERE), LIST);
    expect(persistedSearch()).toBeNull();
  });
});
