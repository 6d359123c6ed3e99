import { describe, expect, it, vi } from 'vitest';
import { sharedReads } from './shared-reads.ts';

function never() {
  const aborted = vi.fn();
  const start = vi.fn(
    (signal: AbortSignal) => new Promise<number>(() => signal.addEventListener('abort', aborted)),
  );
  return { aborted, start };
}
const nameOf = (waiting: Promise<unknown>): Promise<unknown> =>
  waiting.catch((error: unknown) => (error instanceof Error ? error.name : error));

describe('reads that share a request', () => {
  it('abort the request only when the last caller aborts', async () => {
    const reads = sharedReads<number>();
    const { aborted, start } = never();
    const [first, other] = [new AbortController(), new AbortController()];
    const firstName = nameOf(reads.join('key', first.signal, start));
    const otherName = nameOf(reads.join('key', other.signal, start));
    first.abort();
    expect(await firstName).toBe('AbortError');
    expect(aborted).not.toHaveBeenCalled();
    other.abort();
    expect(await otherName).toBe('AbortError');
    expect(aborted).toHaveBeenCalledOnce();
    expect(start).toHaveBeenCalledOnce();
  });

  it('start a new request after the earlier one was aborted', async () => {
    const reads = sharedReads<number>();
    const { start } = never();
    const view = new AbortController();
    const gone = nameOf(reads.join('key', view.signal, start));
    view.abort();
    await gone;
    expect(await reads.join('key', undefined, () => Promise.resolve(7))).toBe(7);
  });

  it('reject immediately if the view has already closed', async () => {
    const reads = sharedReads<number>();
    const { aborted, start } = never();
    expect(await nameOf(reads.join('key', AbortSignal.abort(), start))).toBe('AbortError');
    expect(aborted).toHaveBeenCalledOnce();
  });

  it('all reject if the request fails, after which the next read starts a new request', async () => {
    const reads = sharedReads<number>();
    const fail = vi.fn(() => Promise.reject(new Error('down')));
    const both = [reads.join('key', undefined, fail), reads.join('key', undefined, fail)];
    expect(await Promise.allSettled(both)).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
    expect(fail).toHaveBeenCalledOnce();
    expect(await reads.join('key', undefined, () => Promise.resolve(1))).toBe(1);
  });
});
