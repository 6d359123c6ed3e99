import { expect, it } from 'vitest';
import { serviceWith } from '../claim.fixture.ts';
import { denialsOf } from './denial.rules.ts';

const denied = (description: string, denialReason: string) =>
  serviceWith({ status: 'denied', description, denialReason });

it.each([
  [
    'a claim with one reason for all services',
    [denied('X-ray', 'A'), denied('Visit', 'A')],
    [{ reason: 'A', services: [] }],
  ],
  [
    'a claim with one denied service of several',
    [serviceWith(), denied('X-ray', 'A')],
    [{ reason: 'A', services: ['X-ray'] }],
  ],
  [
    'a claim with two reasons',
    [denied('X-ray', 'A'), denied('Visit', 'B'), denied('Cast', 'A')],
    [
      { reason: 'A', services: ['X-ray', 'Cast'] },
      { reason: 'B', services: ['Visit'] },
    ],
  ],
  ['a denied service without a reason: none', [denied('X-ray', '')], []],
  ['a claim without a denied service: none', [serviceWith({ denialReason: 'A' })], []],
])('denialsOf lists the denials of %s', (_, services, denials) =>
  expect(denialsOf(services)).toEqual(denials),
);
