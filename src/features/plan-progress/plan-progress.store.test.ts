import { afterEach, describe, expect, it, vi } from 'vitest';
import { respond, network } from '../../lib/http/http.fixture.ts';
import { groupOf } from '../../profile/group/groups.fixture.ts';
import { profileOf } from '../../profile/profile.fixture.ts';
import {
  $planProgress,
  failPlanProgress,
  openPlanProgress,
  reloadPlanProgress,
} from './plan-progress.store.ts';

const member = profileOf(groupOf());
const calls = (): number => network.mock.calls.length;

const respondNothing = (): void => {
  network.mockImplementation((request: Request) =>
    Promise.resolve(
      respond({
        payload: request.url.includes('memberplan')
          ? { activePlanProgressQuery: [], previousPlanProgressQuery: [] }
          : { activePlan: [], previousPlan: [] },
      }),
    ),
  );
};
const settled = () => vi.waitFor(() => expect($planProgress.get().state).not.toBe('loading'));

const closes: (() => void)[] = [];
const open = (): (() => void) => {
  const close = openPlanProgress(member, 'V3');
  closes.push(close);
  return close;
};
afterEach(() => {
  for (const close of closes.splice(0)) close();
  failPlanProgress({ kind: 'unavailable', reference: 'R' });
});

describe('plan progress that several page slots share', () => {
  it('is requested only once, even if another page slot opens after the response', async () => {
    respondNothing();
    open();
    open();
    await settled();
    open();
    expect([calls(), $planProgress.get()]).toEqual([
      2,
      { state: 'ready', value: { plans: [], failures: [] } },
    ]);
  });

  it('has its requests aborted when the last slot closes, and is requested again when the next slot opens', async () => {
    const aborted: boolean[] = [];
    network.mockImplementation(
      (request: Request) =>
        new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => {
            aborted.push(true);
            reject(new DOMException('', 'AbortError'));
          });
        }),
    );
    failPlanProgress({ kind: 'unavailable', reference: 'R' });
    const [first, second] = [open(), open()];
    await vi.waitFor(() => expect(calls()).toBe(2));
    first();
    first();
    expect(aborted).toEqual([]);
    second();
    await vi.waitFor(() => expect(aborted).toEqual([true, true]));
    expect($planProgress.get().state).toBe('loading');
    respondNothing();
    open();
    await settled();
    expect($planProgress.get().state).toBe('ready');
  });

  it('recovers from a failed request when the retry button is pressed or the next slot opens', async () => {
    failPlanProgress({ kind: 'unavailable', reference: 'R' });
    respondNothing();
    await reloadPlanProgress(member, 'V3');
    expect($planProgress.get().state).toBe('ready');
    failPlanProgress({ kind: 'unavailable', reference: 'R' });
    open();
    await settled();
    expect($planProgress.get().state).toBe('ready');
  });
});
