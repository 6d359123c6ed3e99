import { act, renderHook } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readNow, useClock } from './use-clock.ts';

const MINUTE_MS = 60_000;

it('the clock of a view continues each minute, and when the page is shown again after the device slept', () => {
  vi.useFakeTimers({ now: 0 });
  onTestFinished(() => void vi.useRealTimers());
  const { result } = renderHook(() => useClock(readNow));
  act(() => void vi.advanceTimersByTime(MINUTE_MS));
  expect(result.current.getTime()).toBe(MINUTE_MS);
  vi.setSystemTime(60 * MINUTE_MS);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current.getTime()).toBe(60 * MINUTE_MS);
});
