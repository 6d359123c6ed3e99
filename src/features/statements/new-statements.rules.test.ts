import { describe, expect, it } from 'vitest';
import { spanOf } from '../../ui/filter/date-range.rules.ts';
import { countStatements, daysSince, newStatementsStart } from './new-statements.rules.ts';
import { MARIA, statementWith } from './statements.fixture.ts';

const TODAY = '2026-11-21';

describe('daysSince', () => {
  it.each([
    ['2026-11-02', { from: '2026-11-03', to: TODAY }],
    ['2026-11-20', { from: TODAY, to: TODAY }],
    ['2026-11-21', null],
    ['2024-01-01', { from: '2025-11-21', to: TODAY }],
  ])('for a visit on %s, returns %j', (visit, range) => {
    expect(daysSince(visit, TODAY)).toEqual(range);
  });
});

it.each([TODAY, '2028-11-21', '2028-02-29'])(
  'newStatementsStart(%s) is the first day of the archive’s range of twelve months',
  (today) => {
    expect(newStatementsStart(today)).toBe(spanOf({ option: 'twelveMonths' }, today).from);
  },
);

describe('countStatements', () => {
  const range = { from: '2026-10-31', to: TODAY };
  const response = {
    statements: [statementWith(), statementWith({ documentId: 'D2', suppressed: true })],
    skipped: 0,
    failed: [],
  };

  it('counts the statements that the archive lists', () => {
    expect(countStatements(response, range, MARIA)).toEqual({ count: 1, isAtLeast: false });
  });

  it('reports its count as a minimum if a source failed or an entry could not be parsed', () => {
    expect(countStatements({ ...response, failed: ['quarterly'] }, range, MARIA).isAtLeast).toBe(true);
    expect(countStatements({ ...response, skipped: 1 }, range, MARIA).isAtLeast).toBe(true);
  });
});
