import { describe, expect, it } from 'vitest';
import { createHolds } from './held-responses.ts';

/** Whether a promise settles before the next turn of the event loop. */
const isSettled = (promise: Promise<void>): Promise<boolean> =>
  Promise.race([
    promise.then(() => true),
    new Promise<boolean>((resolve) => setImmediate(() => resolve(false))),
  ]);

describe('holds', () => {
  it('lets one person’s answers go and keeps the rest, then all', async () => {
    const holds = createHolds();
    const { signal } = new AbortController();
    const [maria, everybody] = [holds.wait('MARIA', signal), holds.wait(null, signal)];
    expect(holds.release('maria')).toBe(1);
    expect([await isSettled(maria), await isSettled(everybody)]).toEqual([true, false]);
    expect(holds.release()).toBe(1);
    expect(await isSettled(everybody)).toBe(true);
    expect(holds.release()).toBe(0);
  });

  it('lets an answer go whose caller went away', async () => {
    const holds = createHolds();
    const caller = new AbortController();
    const held = holds.wait(null, caller.signal);
    caller.abort();
    expect(await isSettled(held)).toBe(true);
    expect(holds.release()).toBe(0);
  });
});
