import { expect, it } from 'vitest';
import { rowWith } from '../health-plan.fixture.ts';
import { cardRows } from './card-rows.rules.ts';

const current = rowWith();
const next = rowWith({ begin: '2027-01-01', productNumber: 'NEXT' });
const other = rowWith({ groupNumber: 'G2' });
const ended = rowWith({ end: '2025-12-31' });

it('are the active ones of the group, current ones first', () => {
  expect(cardRows([next, ended, other, current], 'G1')).toEqual([current, next]);
  expect(cardRows([next, ended, other, current], 'G2')).toEqual([other]);
  expect(cardRows([ended], 'G1')).toEqual([]);
});
