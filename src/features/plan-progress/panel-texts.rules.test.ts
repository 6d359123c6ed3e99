import { describe, expect, it } from 'vitest';
import { amountText, emptyText, panelTitle, pendingText } from './panel-texts.rules.ts';
import { figuresOf } from './progress-figures.rules.ts';
import type { Line } from '../../profile/coverage/lines-of-business.ts';
import type { Accumulation } from './plan.schema.ts';
import { accumulationWith, amountsWith } from './progress.fixture.ts';

const unloaded = (line: Line) => ({ line, isLoaded: false, accumulations: [] });
const loaded = (line: Line, ...accumulations: Accumulation[]) => ({
  line,
  isLoaded: true,
  accumulations,
});

const UNTIL_CLAIM = 'Your deductible progress cannot be displayed until an in-network claim has been made.';
const NO_INFORMATION = 'No deductible information for this plan period';

it('panelTitle returns the title of each period (001 §2)', () => {
  expect([panelTitle('active'), panelTitle('previous')]).toEqual(['Current Plan Progress', 'Plan Progress']);
});

describe('emptyText (001 §8)', () => {
  it.each([
    ['active', [unloaded('medical'), unloaded('vision')], UNTIL_CLAIM],
    ['active', [unloaded('drug')], UNTIL_CLAIM],
    ['active', [], NO_INFORMATION],
    ['active', [unloaded('vision')], NO_INFORMATION],
    ['active', [unloaded('other')], NO_INFORMATION],
    ['active', [loaded('medical', accumulationWith())], UNTIL_CLAIM],
    ['active', [loaded('medical')], NO_INFORMATION],
    ['active', [loaded('medical'), unloaded('dental')], UNTIL_CLAIM],
    ['previous', [unloaded('medical')], NO_INFORMATION],
    ['previous', [], NO_INFORMATION],
  ] as const)("for the period '%s' and the plans %j is '%s'", (period, plans, text) =>
    expect(emptyText(period, plans)).toBe(text),
  );
});

describe('amount texts (001 §5)', () => {
  it.each([
    ['deductible', { achieved: 125_000, threshold: 300_000 }, '$1,250.00 of $3,000; $1,750.00 to go'],
    ['deductible', { achieved: 150_010, threshold: 150_050 }, '$1,500.10 of $1,500.50; $0.40 to go'],
    ['deductible', { achieved: 0, threshold: 300_000 }, '$0.00 of $3,000; $3,000.00 to go'],
    ['deductible', { achieved: 999_999, threshold: 300_000 }, '$3,000.00 of $3,000; you’ve reached it'],
    ['visits', { achieved: 500, threshold: 2000, occurrences: 5 }, '5 of 20 visits; 15 to go'],
    ['visits', { achieved: 2000, threshold: 2000, occurrences: 20 }, '20 of 20 visits; none left'],
    ['visits', { achieved: 0, threshold: 0, occurrences: 1 }, '1 visit used'],
  ] as const)('for a limit of kind %s with %j are: %s', (kind, amounts, text) => {
    expect(amountText(kind, figuresOf(amountsWith(amounts)))).toBe(text);
  });

  it('omit the remaining amount if the period has ended', () => {
    const figures = figuresOf(amountsWith({ achieved: 125_000, threshold: 300_000 }));
    expect(amountText('deductible', figures, true)).toBe('$1,250.00 of $3,000');
    expect(amountText('visits', figures, true)).toBe('1,250 of 3,000 visits');
  });

  it('contain the pending amount, if there is one', () => {
    expect(pendingText('deductible', figuresOf(amountsWith({ pending: 5000 })))).toBe(
      '$50.00 more is in process.',
    );
    expect(pendingText('deductible', figuresOf(amountsWith({ pending: 0 })))).toBe('');
  });
});
