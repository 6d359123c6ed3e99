import { act, renderHook } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readNow, useClock } from './use-clock.ts';

const MINUTE_MS = 60_000;

it('useClock reads the time again each minute', () => {
  vi.useFakeTimers({ now: 0 });
  onTestFinished(() => void vi.useRealTimers());
  const { result } = renderHook(() => useClock(readNow));
  act(() => void vi.advanceTimersByTime(MINUTE_MS));
  expect(result.current.getTime()).toBe(MINUTE_MS);
});
