import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activityCounts,
  laterActivity,
  MEMBER_TIMEOUT,
  msUntilNextCheck,
  phaseAt,
  SHELL_TIMEOUT,
  spokenSeconds,
} from './timeout.rules.ts';

const START = Date.UTC(2026, 10, 1, 5, 59); // a minute before clocks go back in America/New_York
const member = (idle: number) => phaseAt(MEMBER_TIMEOUT, START, START + idle);
const shell = (idle: number) => phaseAt(SHELL_TIMEOUT, START, START + idle);

describe('phaseAt() in the member area (000 §9)', () => {
  it.each([
    [0, { phase: 'active' }],
    [779_999, { phase: 'active' }],
    [780_000, { phase: 'warning', secondsLeft: 120 }],
    [780_001, { phase: 'warning', secondsLeft: 120 }],
    [899_001, { phase: 'warning', secondsLeft: 1 }],
    [899_999, { phase: 'warning', secondsLeft: 1 }],
    [900_000, { phase: 'expired' }],
    [8 * 3_600_000, { phase: 'expired' }],
    [-60_000, { phase: 'active' }],
  ])('%i ms after the last activity, returns %o', (idle, phase) => {
    expect(member(idle)).toEqual(phase);
  });
});

describe('phaseAt() in the shell (000 §9)', () => {
  it.each([
    [83_999, { phase: 'active' }],
    [84_000, { phase: 'warning', secondsLeft: 6 }],
    [90_000, { phase: 'expired' }],
  ])('%i ms after the last activity, returns %o', (idle, phase) => {
    expect(shell(idle)).toEqual(phase);
  });
});

const idle = fc.integer({ min: 0, max: 2_000_000 });
const figures = fc.constantFrom(MEMBER_TIMEOUT, SHELL_TIMEOUT);

describe('the timeout phase', () => {
  it('never returns to an earlier phase as time passes', () => {
    const order = ['active', 'warning', 'expired'];
    fc.assert(
      fc.property(figures, idle, idle, (now, a, b) => {
        const [early, late] = [Math.min(a, b), Math.max(a, b)];
        const rank = (at: number) => order.indexOf(phaseAt(now, START, START + at).phase);
        expect(rank(early)).toBeLessThanOrEqual(rank(late));
      }),
    );
  });

  it('is detected at most one check interval after it begins', () => {
    fc.assert(
      fc.property(figures, fc.integer({ min: 0, max: 1000 }), (now, start) => {
        let at = start;
        const seen: string[] = [];
        for (let looks = 0; looks < 2000 && seen.at(-1) !== 'expired'; looks += 1) {
          const { phase } = phaseAt(now, START, START + at);
          if (seen.at(-1) !== phase) seen.push(phase);
          const wait = msUntilNextCheck(now, START, START + at);
          expect(wait).toBeGreaterThan(0);
          expect(wait).toBeLessThanOrEqual(now.checkEveryMs);
          at += wait;
        }
        expect(seen).toEqual(['active', 'warning', 'expired']);
        expect(at - now.expireAfterMs).toBeLessThanOrEqual(now.checkEveryMs);
      }),
    );
  });

  it('depends on the latest activity in any tab, and treats a future time as now', () => {
    expect(laterActivity(5, 9, 20)).toBe(9);
    expect(laterActivity(9, 5, 20)).toBe(9);
    expect(laterActivity(5, 99, 20)).toBe(20);
  });

  it('allows activity to extend the session only before the warning opens', () => {
    expect([member(0), member(800_000), member(900_000)].map(activityCounts)).toEqual([true, false, false]);
  });
});

describe('spokenSeconds', () => {
  it('returns the remaining time when the warning opens, and again at fixed steps', () => {
    const said: number[] = [];
    let before: number | null = null;
    for (let left = 120; left >= 1; left -= 1) {
      const now = spokenSeconds(before, left);
      if (now !== null) said.push(now);
      before = left;
    }
    expect(said).toEqual([120, 90, 60, 30, 20, 10, 5]);
  });

  it('announces the remaining time once if several announcement times have passed since the last check', () => {
    expect(spokenSeconds(70, 12)).toBe(12);
    expect(spokenSeconds(12, 11)).toBeNull();
  });
});
