/** Panels whose data starts loading before the code of their view has loaded (decisions/code#reads-that-start-before-their-code). */
import { beforeEach, expect, it, vi } from 'vitest';
import type { BrandSlice } from '../../brand/brand-slice.ts';
import { network } from '../../lib/http/http.fixture.ts';
import { storageArea } from '../../lib/storage/storage-area.fixture.ts';
import { profileOf } from '../../profile/profile.fixture.ts';
import { recordOf } from '../../session/user/user-record.fixture.ts';

const READY = {
  state: 'ready',
  value: {
    skipped: 0,
    total: 0,
    sinceLastVisit: 0,
    spendingDataComplete: true,
    range: { from: '2026-09-22', to: '2026-11-21' },
  },
} as const;

function openBrowser(): void {
  vi.stubGlobal('window', {
    sessionStorage: storageArea(new Map()),
    localStorage: storageArea(new Map()),
    location: { hostname: 'brand.example', search: '' },
  });
  const documentElement = { dataset: { session: 'in' } };
  vi.stubGlobal('document', {
    baseURI: 'https://brand.example/login/',
    cookie: '',
    documentElement,
    querySelector: () => null,
  });
  network.mockReturnValue(new Promise(() => {}));
}

/** Imports the modules again, as a new page does. The services do not respond. */
async function newPage() {
  vi.resetModules();
  openBrowser();
  const { setPageBrand } = await import('../../brand/page-brand.ts');
  setPageBrand({ messageCenter: false } as BrandSlice);
  const { $session } = await import('../../session/session.store.ts');
  const { $profile } = await import('../../profile/profile.store.ts');
  const { $claimSummary } = await import('../../features/claims/claims.store.ts');
  const { earlyClaims, startSummary, loadSummary } = await import('./summary.store.ts');
  return {
    signIn(): void {
      $session.set({ state: 'signed-in', user: recordOf() });
      $profile.set({ state: 'ready', value: profileOf() });
    },
    signOut: (): void => $session.set({ state: 'signed-out' }),
    async startEarly(): Promise<void> {
      startSummary(false);
      await vi.waitFor(() => expect(network).toHaveBeenCalledOnce());
    },
    earlyClaims,
    claimsCome: (): void => $claimSummary.set({ ...READY, value: { ...READY.value, claims: [] } }),
    /** Opens the view after the claims have loaded. @returns whether the view loads the claims again */
    async viewLoads(): Promise<boolean> {
      this.claimsCome();
      await loadSummary();
      return $claimSummary.get().state === 'loading';
    },
  };
}

let page: Awaited<ReturnType<typeof newPage>>;
beforeEach(async () => {
  page = await newPage();
  page.signIn();
});

it('the first view uses data that started loading early, and the next view loads it again', async () => {
  await page.startEarly();
  expect(await page.viewLoads()).toBe(false);
  expect(await page.viewLoads()).toBe(true);
});

it('the first rendering waits at most 200 ms for claims that started loading early', async () => {
  vi.useFakeTimers();
  try {
    expect(page.earlyClaims()).toBeUndefined();
    page.startEarly().catch(() => {});
    const waited: string[] = [];
    void page.earlyClaims()?.then(() => waited.push('too long'));
    await vi.advanceTimersByTimeAsync(199);
    expect(waited).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(waited).toEqual(['too long']);
    void page.earlyClaims()?.then(() => waited.push('there'));
    page.claimsCome();
    await vi.advanceTimersByTimeAsync(0);
    expect(waited).toEqual(['too long', 'there']);
    expect(page.earlyClaims()).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

it('a view loads the panels itself if they were not loaded early', async () => {
  expect(await page.viewLoads()).toBe(true);
});

it('a view loads the panels itself if the early load belonged to a previous session', async () => {
  await page.startEarly();
  page.signOut();
  page.signIn();
  expect(await page.viewLoads()).toBe(true);
});
