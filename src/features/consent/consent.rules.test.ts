import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CHOICE_LIFETIME_MS,
  CHOICES,
  containerOf,
  coremetricsIdOf,
  isCounted,
  onVisit,
  readChoice,
  writeChoice,
} from './consent.rules.ts';

const IDS = { www: 'GTM-W', nonWww: 'GTM-N', prod: '60100001', test: '60100002' };

describe('tag ids (000 §3, §7)', () => {
  it.each([
    ['www.northstar.example', 'GTM-W', '60100001'],
    ['WWW.northstar.example', 'GTM-W', '60100001'],
    ['northstar.example', 'GTM-N', '60100001'],
    ['wwwnorthstar.example', 'GTM-N', '60100001'],
    ['qa.northstar.example', 'GTM-N', '60100002'],
    ['www.test2.northstar.example', 'GTM-W', '60100002'],
    ['mincr.localhost', 'GTM-N', '60100002'],
  ])('on the host %s are container %s and coremetrics id %s', (host, container, coremetrics) => {
    expect([containerOf(host, IDS), coremetricsIdOf(host, IDS)]).toEqual([container, coremetrics]);
  });
});

describe('a stored choice', () => {
  it('is valid for half a year, and invalid if its date is in the future', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CHOICES), fc.nat(2e12), fc.integer(), (choice, made, age) => {
        const isValid = age >= 0 && age < CHOICE_LIFETIME_MS;
        expect(readChoice(writeChoice(choice, made), made + age)).toBe(isValid ? choice : null);
      }),
    );
  });

  it.each([null, '', 'allowed', 'allowed ', 'yes 1', 'allowed x', ' 5'])(
    'is null if the storage contains %j',
    (stored) => {
      expect(readChoice(stored, 10)).toBeNull();
    },
  );
});

describe('onVisit', () => {
  it.each([
    [{ choice: null, optsOut: false, hasSession: false }, 'ask'],
    [{ choice: null, optsOut: true, hasSession: false }, 'nothing'],
    [{ choice: 'allowed', optsOut: true, hasSession: false }, 'load'],
    [{ choice: 'allowed', optsOut: false, hasSession: false }, 'load'],
    [{ choice: 'refused', optsOut: false, hasSession: false }, 'nothing'],
    [{ choice: 'allowed', optsOut: false, hasSession: true }, 'nothing'],
    [{ choice: null, optsOut: false, hasSession: true }, 'nothing'],
  ] as const)('for %j returns %s', (visit, expected) => {
    expect(onVisit(visit)).toBe(expected);
  });
});

it.each([
  ['/', true],
  ['/about/', true],
  ['/plans/', false],
  ['/find-care/', false],
  ['/search/', false],
  ['/register/', false],
  ['/msg/', false],
])('third-party code may run at %s: %s', (path, expected) => {
  expect(isCounted(path)).toBe(expected);
});
