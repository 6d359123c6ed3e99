import { describe, expect, it } from 'vitest';
import { ANALYTICS_EVENT, ANALYTICS_FLAGS, ANALYTICS_PAGES } from '../../src/lib/page/analytics.ts';
import { analyticsFault, personalValuesIn } from '../support/analytics-leaks.ts';

const fault = (detail: unknown) => analyticsFault(`${ANALYTICS_EVENT} ${JSON.stringify(detail)}`);

describe('an analytics event in a browser test', () => {
  it.each<[string, unknown, RegExp]>([
    ['a first name', { kind: 'page', page: 'Maria' }, /'maria'/],
    ['a last name in a longer text', { kind: 'page', page: 'claims of Delgado' }, /'delgado'/],
    ['the name of a dependent who cannot sign in', { kind: 'page', page: 'ines' }, /'ines'/],
    ['a member ID', { kind: 'flag', page: 'finder', flag: 'claim-10048291701' }, /'100'/],
    ['a date of birth', { kind: 'page', page: '3/14/84' }, /'3\/14\/8'/],
    ['an email address', { kind: 'page', page: 'x@y.example' }, /'@'/],
    ['an address', { kind: 'page', page: '4410 Oak Street' }, /'441'/],
    ['an event name that is not in the list', { kind: 'page', page: 'somewhere' }, /not in the list/],
    ['a field that is not in the type', { kind: 'page', page: 'finder', term: 'knee' }, /not in the list/],
    ['an unknown flag', { kind: 'flag', page: 'finder', flag: 'other' }, /not in the list/],
  ])('is rejected if it contains %s', (_what, detail, expected) => {
    expect(fault(detail)).toMatch(expected);
  });

  it('is accepted if it is in the closed lists, which contain no personal values', () => {
    for (const page of ANALYTICS_PAGES) expect(fault({ kind: 'page', page })).toBeNull();
    for (const flag of ANALYTICS_FLAGS) expect(fault({ kind: 'flag', page: '', flag })).toBeNull();
    expect(personalValuesIn([...ANALYTICS_PAGES, ...ANALYTICS_FLAGS].join(' '))).toEqual([]);
  });

  it('is distinguished from other console messages', () => {
    expect(analyticsFault('Maria Delgado')).toBeNull();
  });
});
