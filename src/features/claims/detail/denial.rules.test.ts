import { expect, it } from 'vitest';
import { serviceWith } from '../claim.fixture.ts';
import { denialsOf } from './denial.rules.ts';

const denied = (description: string, denialReason: string) =>
  serviceWith({ status: 'denied', description, denialReason });

it.each([
  [
    'one reason for all services',
    [denied('X-ray', 'A'), denied('Visit', 'A')],
    [{ reason: 'A', services: [] }],
  ],
  ['one of several services', [serviceWith(), denied('X-ray', 'A')], [{ reason: 'A', services: ['X-ray'] }]],
  [
    'two reasons',
    [denied('X-ray', 'A'), denied('Visit', 'B'), denied('Cast', 'A')],
    [
      { reason: 'A', services: ['X-ray', 'Cast'] },
      { reason: 'B', services: ['Visit'] },
    ],
  ],
  ['no reason given', [denied('X-ray', '')], []],
  ['nothing denied', [serviceWith({ denialReason: 'A' })], []],
])('%s', (_, services, denials) => expect(denialsOf(services)).toEqual(denials));
