import { describe, expect, it } from 'vitest';
import { VIEWS } from './views.ts';
import { pageName, placeOf } from './visits.rules.ts';

const PAY = 'claims/claimsAndPayments/payClaim';

describe('what a visit is of', () => {
  it.each([
    ['claims/claimsAndPayments', 'claims'],
    ['claims/activitySummary', 'landing'],
    ['claims/healthPlans', null],
    ['/not-found', null],
    ['toString', null],
  ])('%s: %s', (key, place) => expect(placeOf(key)).toBe(place));

  it('every place is a view', () => {
    const visited = Object.keys(VIEWS).filter((key) => placeOf(key) !== null);
    expect(visited).toEqual(['claims/activitySummary', 'claims/claimsAndPayments']);
  });
});

describe('what analytics calls a page (001 §2)', () => {
  it.each([
    [PAY, `${PAY}/select`, 'select'],
    [PAY, `${PAY}/confirm`, 'confirm'],
    [PAY, PAY, 'payClaim'],
    ['claims/claimsAndPayments', 'claims/claimsAndPayments', 'claimsAndPayments'],
    ['/not-found', 'claims/maria@mail.example', 'notFound'],
    ['finder', 'finder', 'finder'],
  ])('%s at %s: %s', (key, path, name) => expect(pageName(VIEWS, key, path.split('/'))).toBe(name));
});
