import { describe, expect, it } from 'vitest';
import { createHeldResponses } from './held-responses.ts';

/** Whether a promise settles before the next turn of the event loop. */
const isSettled = (promise: Promise<void>): Promise<boolean> =>
  Promise.race([
    promise.then(() => true),
    new Promise<boolean>((resolve) => setImmediate(() => resolve(false))),
  ]);

describe('held responses', () => {
  it('are released for one person or for all', async () => {
    const held = createHeldResponses();
    const { signal } = new AbortController();
    const [maria, everybody] = [held.wait('MARIA', signal), held.wait(null, signal)];
    expect(held.release('maria')).toBe(1);
    expect([await isSettled(maria), await isSettled(everybody)]).toEqual([true, false]);
    expect(held.release()).toBe(1);
    expect(await isSettled(everybody)).toBe(true);
    expect(held.release()).toBe(0);
  });

  it('are released if the caller aborts', async () => {
    const held = createHeldResponses();
    const caller = new AbortController();
    const response = held.wait(null, caller.signal);
    caller.abort();
    expect(await isSettled(response)).toBe(true);
    expect(held.release()).toBe(0);
  });
});
