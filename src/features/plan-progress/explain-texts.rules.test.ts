import { describe, expect, it } from 'vitest';
import { showCount } from '../../lib/text/count.ts';
import { estimateSentences, ledgerText } from './explain-texts.rules.ts';
import { estimate } from './what-if.rules.ts';

describe('ledgerText', () => {
  it.each([
    ['adds-up', 6000, 0, 0, 'These claims add up to $60.00.'],
    [
      'over-limit',
      170_000,
      -20_000,
      0,
      'These claims add up to $1,700.00. Only $1,500.00 of it counts, because that’s the limit.',
    ],
    [
      'unexplained',
      3000,
      47_000,
      2,
      'These claims add up to $30.00. We can’t tell which claims made up the other $470.00. 2 claims don’t say how much of them counted.',
    ],
    [
      'unexplained',
      3000,
      -2000,
      0,
      'These claims add up to $30.00, but only $10.00 has counted so far. We can’t tell which part didn’t count.',
    ],
    [
      'others',
      3000,
      47_000,
      0,
      'Your claims add up to $30.00. The other $470.00 is from family members whose claims you can’t see.',
    ],
  ] as const)(
    'describes the outcome %s if claims total %i cents, the difference is %i cents, and %i claims lack amounts',
    (outcome, fromClaims, difference, unknown, text) => {
      const ledger = {
        outcome,
        fromClaims,
        difference,
        unknown,
        unread: 0,
        mayBeOthers: false,
      };
      expect(ledgerText(ledger)).toBe(text);
    },
  );

  it('says how many claims did not load, and that hidden family claims may be part of the amount', () => {
    const ledger = { outcome: 'unexplained', fromClaims: 0, difference: 100, unknown: 1, unread: 2 } as const;
    expect(ledgerText({ ...ledger, mayBeOthers: true })).toBe(
      'These claims add up to $0.00. We can’t tell which claims made up the other $1.00. 2 claims didn’t load. 1 claim doesn’t say how much of it counted. Part of it may be from family members whose claims you can’t see.',
    );
  });

  it('shows a count instead of dollars for a limit on visits', () => {
    const ledger = {
      outcome: 'adds-up',
      fromClaims: 500,
      difference: 0,
      unknown: 0,
      unread: 0,
      mayBeOthers: false,
    } as const;
    expect(ledgerText(ledger, (amount) => showCount(amount / 100))).toBe('These claims add up to 5.');
  });
});

describe('estimateSentences', () => {
  const limits = { deductibleLeft: 100_000, maximumLeft: 300_000 };

  it('says what the member and the plan pay in each step', () => {
    expect(estimateSentences(estimate(2_000_000, limits, 20), 'in-network')).toEqual([
      'Until you reach your deductible, you usually pay the full price under your plan, $1,000.00. Some care may cost less.',
      'If your plan covers this care, you and your plan share $10,000.00. You pay $2,000.00, and your plan pays $8,000.00.',
      'After that, you’ve reached your out-of-pocket maximum. If your plan covers this care, it pays $9,000.00.',
    ]);
  });

  it('gives a range if the member’s share is unknown, and a single sentence if there is no estimate', () => {
    expect(estimateSentences(estimate(150_000, limits, null), 'in-network')[1]).toBe(
      'If your plan covers this care, you and your plan share $500.00. You pay $0.00 to $500.00, and your plan pays $0.00 to $500.00.',
    );
    expect(estimateSentences(null, 'in-network')).toHaveLength(1);
  });
});
