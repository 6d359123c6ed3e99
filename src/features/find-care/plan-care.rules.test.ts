import { expect, it } from 'vitest';
import { SPECIALTIES } from './find-care.schema.ts';
import { planCareOf } from './plan-care.rules.ts';

it.each([
  [
    ['medical', 'drug'],
    ['', ...SPECIALTIES],
  ],
  [['dental'], ['DENTISTRY']],
  [
    ['vision', 'dental'],
    ['DENTISTRY', 'OPTOMETRY'],
  ],
  [['drug', 'other'], []],
  [[], []],
] as const)('planCareOf maps plans of the lines %j to the specialties %j', (lines, care) =>
  expect(planCareOf(lines)).toEqual(care),
);
