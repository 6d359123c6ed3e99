import { expect, it } from 'vitest';
import { descriptionOf, headlineOf } from './health-plans-content.rules.ts';

it('headline and sub-text are the service’s, or baked (001 §2)', () => {
  expect(headlineOf([])).toEqual({ text: 'Benefits Overview', isFromService: false });
  expect(headlineOf([{ name: 'LEFTNAV_HEALTH_PLANS_LABEL', value: 'Your benefits' }])).toEqual({
    text: 'Your benefits',
    isFromService: true,
  });
  expect(descriptionOf([{ name: 'LEFTNAV_HEALTH_PLANS_DESCRIPTION', value: ' ' }]).isFromService).toBe(false);
});
