import { expect, it, vi } from 'vitest';
import { finishBeforeSignOut, lastCalls } from './last-calls.ts';

it('lastCalls() waits until each call in flight has succeeded or failed', async () => {
  const { promise: sent, resolve } = Promise.withResolvers<undefined>();
  const { promise: refused, reject } = Promise.withResolvers<undefined>();
  finishBeforeSignOut(sent);
  finishBeforeSignOut(refused);
  const ended = vi.fn();
  const waiting = lastCalls().then(ended);
  resolve(undefined);
  await sent;
  expect(ended).not.toHaveBeenCalled();
  reject(new Error('refused'));
  await waiting;
  expect(ended).toHaveBeenCalledOnce();
  await lastCalls();
});

it('lastCalls() stops waiting after three seconds if a call gets no response', async () => {
  vi.useFakeTimers();
  try {
    finishBeforeSignOut(new Promise(() => {}));
    const ended = vi.fn();
    const waiting = lastCalls().then(ended);
    await vi.advanceTimersByTimeAsync(2999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    expect(ended).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});
