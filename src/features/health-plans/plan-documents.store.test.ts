import { describe, expect, it, vi } from 'vitest';
import { respond, network } from '../../lib/http/http.fixture.ts';
import { rowWith } from './health-plan.fixture.ts';
import { openPlanOf } from './plan-documents.store.ts';

/** Fakes both responses: the booklet's URL and the summary's file name. Null makes the call fail. */
const respondWith = (url: string | null, fileName: string | null): void => {
  network.mockImplementation((request: Request) => {
    const isBooklet = request.url.endsWith('benefitBooklet');
    const value = isBooklet ? url : fileName;
    const payload = isBooklet ? { url: value } : { fileName: value };
    return Promise.resolve(value === null ? respond({}, 500) : respond({ payload }));
  });
};
const opened = async (productNumber: string) => {
  const plan = openPlanOf(rowWith({ productNumber }));
  plan.open();
  await vi.waitFor(() => {
    expect([plan.$booklet.get().state, plan.$summary.get().state]).not.toContain('loading');
  });
  return plan;
};
const FILE = '/rbsmbl/x-services/myBenefits/file/booklet.pdf';

describe('the document stores of an open row (001 §4, §8)', () => {
  it('contain the file names of the booklet and the summary', async () => {
    respondWith(FILE, 'summary.pdf');
    const plan = await opened('both');
    expect(plan.$booklet.get()).toEqual({ state: 'ready', value: 'booklet.pdf' });
    expect(plan.$summary.get()).toEqual({ state: 'ready', value: 'summary.pdf' });
  });

  it('contain null if there is no document, or if the address does not lead to a file on the service', async () => {
    respondWith('https://elsewhere.example/booklet.pdf', '');
    const plan = await opened('none');
    expect(plan.$booklet.get()).toEqual({ state: 'ready', value: null });
    expect(plan.$summary.get()).toEqual({ state: 'ready', value: null });
  });

  it('fail separately, and request only the failed document when the row opens again', async () => {
    respondWith(null, 'summary.pdf');
    const plan = await opened('half');
    expect([plan.$booklet.get().state, plan.$summary.get().state]).toEqual(['failed', 'ready']);
    respondWith(FILE, 'other.pdf');
    await opened('half');
    expect(plan.$booklet.get()).toEqual({ state: 'ready', value: 'booklet.pdf' });
    expect(plan.$summary.get()).toEqual({ state: 'ready', value: 'summary.pdf' });
  });

  it.each([
    ['the group has none', undefined, []],
    ['the group has them', [{ code: 'PCP', amount: 25 }], [{ visit: 'primary', cents: 2500 }]],
    ['a code is not known', [{ code: 'NEW', amount: 25 }], []],
    ['an amount cannot be read', [{ code: 'PCP', amount: 'free' }], []],
  ])('contain the help numbers of a card, and its valid copays (%s)', async (what, copays, shown) => {
    network.mockResolvedValue(
      respond({
        payload: {
          memberId: '123',
          groupNumber: 'G1',
          helpNumbers: [{ code: 'MBR', phoneNumber: '1-800-555-0111' }],
          copays,
        },
      }),
    );
    const plan = openPlanOf(rowWith({ productNumber: `card ${what}` }));
    plan.loadHelp();
    await vi.waitFor(() => expect(plan.$help.get().state).toBe('ready'));
    expect(plan.$help.get()).toMatchObject({
      value: { helpNumbers: [{ desk: 'member-services' }], copays: shown },
    });
  });
});
