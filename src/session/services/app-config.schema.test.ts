import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { publicAppConfig } from './app-config.schema.ts';

const read = (...pairs: [name: string, value: string][]) =>
  v.safeParse(publicAppConfig.response, { payload: pairs.map(([name, value]) => ({ name, value })) });

describe('appConfig', () => {
  it('reads a missing switch as off', () => {
    expect(read().output).toMatchObject({
      maintenance: false,
      claimsAndSpending: { maintenance: false, showToAll: false },
      liveChat: { from: null, to: null, brands: [] },
    });
  });

  it('reads switches, dates and lists, and ignores unknown names', () => {
    const { output } = read(
      ['MAINTENANCE', 'Y'],
      ['CLAIMS_AND_SPENDING_SHOW_TO_ALL', 'true'],
      ['LIVE_CHAT_START_DATE', '20260101'],
      ['LIVE_CHAT_BRANDS', 'One, TWO,,'],
      ['UNKNOWN_NAME', 'blue'],
    );
    expect(output).toMatchObject({
      maintenance: true,
      claimsAndSpending: { showToAll: true },
      liveChat: { from: '2026-01-01', brands: ['one', 'two'] },
    });
  });

  it('rejects a response with an invalid switch or date', () => {
    expect(read(['MAINTENANCE', 'maybe']).success).toBe(false);
    expect(read(['LIVE_CHAT_END_DATE', '20261399']).success).toBe(false);
  });
});
