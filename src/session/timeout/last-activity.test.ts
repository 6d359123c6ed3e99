/** Tests inactivity after the device's clock was set back (spec 000 §4 'Session timeout'). */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageArea } from '../../lib/storage/storage-area.fixture.ts';
import { MEMBER_TIMEOUT, phaseAt } from './timeout.rules.ts';

const START = Date.UTC(2026, 10, 21);
const HOUR_MS = 3_600_000;
const LOOK_MS = 1000;

let storage: Map<string, string>;

beforeEach(() => {
  storage = new Map();
  vi.useFakeTimers({ now: START });
  vi.stubGlobal('window', { localStorage: storageArea(storage) });
});
afterEach(() => void vi.useRealTimers());

/** Imports the module again, as each tab does. */
const newTab = async () => {
  vi.resetModules();
  return import('./last-activity.ts');
};

describe('after the clock was set back', () => {
  it('inactivity is counted from the next check', async () => {
    const tab = await newTab();
    vi.setSystemTime(START + 3 * HOUR_MS);
    tab.recordActivity();
    vi.setSystemTime(START);
    expect(tab.lastActivity()).toBe(START);
    vi.setSystemTime(START + MEMBER_TIMEOUT.expireAfterMs);
    expect(tab.lastActivity()).toBe(START);
    expect(tab.isIdleTooLong()).toBe(true);
  });

  it('the session in every tab expires within one timeout period of the last activity or clock change', async () => {
    const changes = fc.array(
      fc.record({
        passMs: fc.integer({ min: 0, max: MEMBER_TIMEOUT.warnAfterMs }),
        back: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 24 * HOUR_MS })),
        deed: fc.boolean(),
      }),
      { maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(changes, fc.boolean(), async (steps, looksMeanwhile) => {
        storage.clear();
        let now = START;
        vi.setSystemTime(now);
        const tabs = [await newTab(), await newTab()];
        tabs[0]?.recordActivity();
        const goOn = (ms: number) => vi.setSystemTime((now += ms));
        for (const { passMs, back, deed } of steps) {
          goOn(passMs - back);
          if (looksMeanwhile) for (const tab of tabs) tab.lastActivity();
          if (deed) tabs[0]?.recordActivity();
        }
        for (const tab of tabs) tab.lastActivity();
        goOn(MEMBER_TIMEOUT.expireAfterMs + LOOK_MS);
        for (const tab of tabs)
          expect(phaseAt(MEMBER_TIMEOUT, tab.lastActivity(), now).phase).toBe('expired');
      }),
      { numRuns: 50 },
    );
  });
});
