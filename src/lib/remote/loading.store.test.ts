import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $slowCalls, withProgress } from './loading.store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const held = () => Promise.withResolvers<string>();

describe('the progress bar (000 §7)', () => {
  it('shows after 300 ms and hides when the response arrives', async () => {
    const call = held();
    const response = withProgress(call.promise);
    await vi.advanceTimersByTimeAsync(299);
    expect($slowCalls.get()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect($slowCalls.get()).toBe(1);
    call.resolve('here');
    expect(await response).toBe('here');
    expect($slowCalls.get()).toBe(0);
  });

  it('never shows for a call that ends within 250 ms', async () => {
    const seen: number[] = [];
    const stop = $slowCalls.listen((count) => void seen.push(count));
    const call = held();
    const response = withProgress(call.promise);
    await vi.advanceTimersByTimeAsync(250);
    call.resolve('here');
    await response;
    await vi.advanceTimersByTimeAsync(1000);
    stop();
    expect(seen).toEqual([]);
  });

  it('stays visible until two slow calls have both ended, even if one of them fails', async () => {
    const calls = [held(), held()] as const;
    const results = calls.map(({ promise }) => withProgress(promise).catch(() => 'failed'));
    await vi.advanceTimersByTimeAsync(300);
    calls[0].reject(new Error('no'));
    expect(await results[0]).toBe('failed');
    expect($slowCalls.get()).toBe(1);
    calls[1].resolve('here');
    await results[1];
    expect($slowCalls.get()).toBe(0);
  });
});
