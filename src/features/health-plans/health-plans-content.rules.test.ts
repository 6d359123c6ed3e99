import { expect, it } from 'vitest';
import { descriptionOf, headlineOf } from './health-plans-content.rules.ts';

it('headline and sub-text are the service’s, or baked (001 §2)', () => {
  expect(headlineOf([])).toEqual({ text: 'Benefits Overview', isEnglish: false });
  expect(headlineOf([{ name: 'LEFTNAV_HEALTH_PLANS_LABEL', value: 'Your benefits' }])).toEqual({
    text: 'Your benefits',
    isEnglish: true,
  });
  expect(descriptionOf([{ name: 'LEFTNAV_HEALTH_PLANS_DESCRIPTION', value: ' ' }]).isEnglish).toBe(false);
});
