import { describe, expect, it } from 'vitest';
import { collectCalls } from '../../../stubs/contract/collect-calls.ts';
import { MAX_WRONG_PER_ADDRESS, WINDOW_MS } from '../../../stubs/sandbox/sign-in/sign-in-limits.ts';
import { BURST, contractPaths, pathPattern, RATE_PER_SECOND } from './sign-in-limit.ts';

describe('the nginx limits of sign-ins and recovery', () => {
  it('cover every rate-limited call of the contract and no other call', async () => {
    const { limited } = await contractPaths();
    const patterns = limited.map((path) => new RegExp(pathPattern(path), 'i'));
    for (const { call } of await collectCalls()) {
      const path = call.path.replaceAll(/\{[^}]*\}/g, '10101');
      const isLimited = patterns.some((pattern) => pattern.test(path));
      expect(isLimited, path).toBe(limited.includes(call.path));
    }
    expect(limited).toContain('/api/oauth/tokens');
    for (const evasion of ['/api/oauth/tokens/', '/API/oauth/tokens//'])
      expect(patterns.some((pattern) => pattern.test(evasion))).toBe(true);
  });

  // The services count wrong sign-ins and look-ups separately (decisions/sign-in#limits-on-wrong-sign-ins).
  it("are at least as high as the services' limits, both for a burst and over the whole window", () => {
    expect(BURST).toBeGreaterThanOrEqual(2 * MAX_WRONG_PER_ADDRESS);
    expect(RATE_PER_SECOND * (WINDOW_MS / 1000)).toBeGreaterThanOrEqual(20 * MAX_WRONG_PER_ADDRESS);
  });
});
