import { describe, expect, it } from 'vitest';
import { VIEWS } from '../screen/views.ts';
import { pageName } from './visits.rules.ts';

const PAY = 'claims/claimsAndPayments/payClaim';

it('visits are recorded only for the summary, home, claims, plans, messages and education views', () => {
  const visited = Object.entries(VIEWS).flatMap(([key, { visit }]) => (visit ? [[key, visit]] : []));
  expect(Object.fromEntries(visited)).toEqual({
    'claims/activitySummary': 'landing',
    landing: 'landing',
    'claims/claimsAndPayments': 'claims',
    'claims/healthPlans': 'plans',
    'claims/messageCenter': 'messages',
    'claims/educational-materials': 'education',
  });
});

describe('pageName (001 §2)', () => {
  it.each([
    [PAY, `${PAY}/select`, 'select'],
    [PAY, `${PAY}/confirm`, 'confirm'],
    [PAY, PAY, 'payClaim'],
    ['claims/claimsAndPayments', 'claims/claimsAndPayments', 'claimsAndPayments'],
    ['/not-found', 'claims/maria@mail.example', 'notFound'],
    ['finder', 'finder', 'finder'],
  ])('for view %s at %s, returns "%s"', (key, path, name) =>
    expect(pageName(VIEWS, key, path.split('/'))).toBe(name),
  );

  it('returns the last path segment for every view and step', () => {
    for (const [key, { steps = [] }] of Object.entries(VIEWS)) {
      expect(pageName(VIEWS, key, key.split('/'))).toBe(key.split('/').at(-1));
      for (const step of steps) expect(pageName(VIEWS, key, [...key.split('/'), step])).toBe(step);
    }
  });
});
