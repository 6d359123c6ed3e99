import { describe, expect, it } from 'vitest';
import { VIEWS } from '../screen/views.ts';
import { pageName, visitAreaOf } from './visits.rules.ts';

const PAY = 'claims/claimsAndPayments/payClaim';

describe('visit area', () => {
  it.each([
    ['claims/claimsAndPayments', 'claims'],
    ['claims/activitySummary', 'landing'],
    ['claims/healthPlans', 'plans'],
    ['claims/messageCenter', 'messages'],
    ['claims/statementArchives', null],
    ['claims/educational-materials', 'education'],
    ['/not-found', null],
    ['toString', null],
  ])('%s: %s', (key, area) => expect(visitAreaOf(key)).toBe(area));

  it('every visit area is a view', () => {
    const visited = Object.keys(VIEWS).filter((key) => visitAreaOf(key) !== null);
    expect(visited).toEqual([
      'claims/activitySummary',
      'landing',
      'claims/claimsAndPayments',
      'claims/healthPlans',
      'claims/messageCenter',
      'claims/educational-materials',
    ]);
  });
});

describe('analytics page name (001 §2)', () => {
  it.each([
    [PAY, `${PAY}/select`, 'select'],
    [PAY, `${PAY}/confirm`, 'confirm'],
    [PAY, PAY, 'payClaim'],
    ['claims/claimsAndPayments', 'claims/claimsAndPayments', 'claimsAndPayments'],
    ['/not-found', 'claims/maria@mail.example', 'notFound'],
    ['finder', 'finder', 'finder'],
  ])('%s at %s: %s', (key, path, name) => expect(pageName(VIEWS, key, path.split('/'))).toBe(name));

  it('is in the closed list for every view and step', () => {
    for (const [key, { steps = [] }] of Object.entries(VIEWS)) {
      expect(pageName(VIEWS, key, key.split('/'))).toBe(key.split('/').at(-1));
      for (const step of steps) expect(pageName(VIEWS, key, [...key.split('/'), step])).toBe(step);
    }
  });
});
