/** Which header tabs each kind of member sees (spec 000 §2, §6; decisions/shell#which-header-tabs-show). */
import { act, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Brand } from '../../brand/brand.schema.ts';
import { brandWhere } from '../../../tests/support/brands.ts';
import { addHeaderTabs } from '../../../tests/support/component/header-tabs.ts';
import { goTo, openAs, setAddress, signInAs } from '../../../tests/support/component/portal.tsx';
import { failCall, holdCall, repair, sentRequests } from '../../../tests/support/component/services.ts';
import { dispatch } from '../../session/session-machine.ts';
import { startTabs } from './header-tabs.store.ts';
import { storedSession } from '../../session/storage/stored-session.ts';

const has = (brand: Brand, id: string): boolean => brand.tabs.some((tab) => tab.id === id);
const usual = brandWhere(
  (brand) => has(brand, 'pay-premium') && has(brand, 'wellness') && brand.spending.medicareTab,
);
const strict = brandWhere(
  ({ spending, prescriptions }) => !spending.medicareTab && prescriptions.needsCurrentCoverage,
);
const withForms = brandWhere((brand) => has(brand, 'forms-and-resources'));
const withoutPremium = brandWhere((brand) => !has(brand, 'pay-premium'));

const APART = 'home coverage claims spending find-a-doctor prescriptions wellness';
const TOGETHER = 'home coverage claims-and-spending find-a-doctor prescriptions wellness';
const GROUPLESS = 'home coverage claims spending find-a-doctor wellness';
/** The longest time for which the tabs stay hidden while services have not responded. */
const DECIDE_WITHIN_MS = 3000;

const shown = () => document.documentElement.dataset['tabs'];
const expectTabs = (tabs: string) => waitFor(() => expect(shown()).toBe(tabs));
const stored = (): unknown => JSON.parse(sessionStorage.getItem('Tabs') ?? 'null');

async function openWithTabs(who: string, brand: Brand): Promise<void> {
  addHeaderTabs(brand);
  await openAs(who, brand);
}

describe('header tabs', () => {
  it.each([
    ['an employer with spending accounts', usual, 'maria', TOGETHER],
    ['a plan through a spouse', usual, 'daniel', TOGETHER],
    ['no drug plan and no accounts', usual, 'owen', GROUPLESS],
    ['a dental plan alone', usual, 'pearl', 'home pay-premium coverage claims'],
    ['Medicare', usual, 'ruth', APART.replace('home', 'home pay-premium')],
    ['direct pay', usual, 'nora', GROUPLESS.replace('home', 'home pay-premium')],
    ['previous plans only', usual, 'felix', APART],
    [
      'Medicare and an ended drug plan, on a brand that hides Spending for Medicare',
      strict,
      'edith',
      'home pay-premium coverage claims find-a-doctor wellness',
    ],
    ['an HSA, on a brand that hides Spending for Medicare', strict, 'nils', TOGETHER],
    ['previous plans only, on a brand that requires current coverage', strict, 'felix', GROUPLESS],
    [
      'a brand that shows Forms & Resources instead of Wellness',
      withForms,
      'astrid',
      APART.replace('wellness', 'forms-and-resources'),
    ],
    ['direct pay, on a brand without Pay Premium', withoutPremium, 'nora', GROUPLESS],
  ] as const)('depend on the member’s coverage and on the brand: %s', async (_what, brand, who, tabs) => {
    await openWithTabs(who, brand);
    await expectTabs(tabs);
    await waitFor(() => expect(stored()).toEqual([tabs, expect.stringMatching(/^home [a-z- ]+$/)]));
  });

  it('are those of a member without a group, and are not stored, if the profile cannot be loaded', async () => {
    failCall('member/v3/memberInfo');
    await openWithTabs('ruth', usual);
    await expectTabs(GROUPLESS);
    expect(stored()).toBeNull();
  });

  it('include Claims and Spending as separate tabs if the vendor lookup fails', async () => {
    failCall('spendingAccount/vendordetails');
    await openWithTabs('maria', usual);
    await expectTabs(APART);
    expect(stored()).toBeNull();
  });

  it('are shown after three seconds if the vendor lookup is slow, and are updated after the lookup', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    holdCall('spendingAccount/vendordetails');
    await openWithTabs('maria', usual);
    await waitFor(() => expect(sentRequests('spendingAccount/vendordetails')).not.toEqual([]));
    expect(shown()).toBeUndefined();
    act(() => void vi.advanceTimersByTime(DECIDE_WITHIN_MS));
    expect(shown()).toBe(APART);
    repair();
    await expectTabs(TOGETHER);
  });

  it('are hidden and removed from storage when the session ends', async () => {
    await openWithTabs('nora', usual);
    await expectTabs(GROUPLESS.replace('home', 'home pay-premium'));
    expect(stored()).toEqual([shown(), 'home claims spending find-a-doctor wellness']);
    act(() => dispatch({ type: 'session-ended', skipNotice: true }));
    expect([shown(), stored()]).toEqual([undefined, null]);
  });

  it('are shown, and the claims load, if session storage has no space for the tabs', async () => {
    const { setItem } = Storage.prototype;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, key, value) {
      if (key === 'Tabs') throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    await openWithTabs('pearl', usual);
    await waitFor(() => expect(sentRequests('claim/summary')).not.toEqual([]));
    expect([shown(), stored()]).toEqual(['home pay-premium coverage claims', null]);
  });

  it('are decided again if the member signs in again on a view that does not load the profile', async () => {
    addHeaderTabs(usual);
    await openAs('maria', usual, '#/landing');
    await expectTabs(TOGETHER);
    act(() => dispatch({ type: 'session-ended', skipNotice: true }));
    expect(shown()).toBeUndefined();
    await act(() => signInAs('maria', usual));
    await expectTabs(TOGETHER);
  });

  it('are not decided for an agent who signs in on the page of a member', async () => {
    addHeaderTabs(usual);
    setAddress(usual, '/about/');
    await signInAs('maria', usual);
    onTestFinished(startTabs());
    await expectTabs(TOGETHER);
    act(() => dispatch({ type: 'session-ended', skipNotice: true }));
    const before = sentRequests('member/v3/memberInfo').length;
    await signInAs('gwen', usual);
    const session = storedSession();
    if (!session) throw new Error('no session was stored');
    act(() => dispatch({ type: 'signed-in', session }));
    await act(() => vi.dynamicImportSettled());
    expect(sentRequests('member/v3/memberInfo')).toHaveLength(before);
  });

  it('mark only the tab of the current view as the current page', async () => {
    await openWithTabs('ruth', usual);
    const tabs = within(document.querySelector<HTMLElement>('#tabs') ?? document.body);
    for (const [hash, name] of [
      ['#/landing', 'Home'],
      ['#/healthPlans', 'Coverage'],
      ['#/spendingSummary', 'Spending'],
      ['#/wellness', 'Wellness'],
    ] as const) {
      await goTo(hash);
      await waitFor(() => expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page'));
      expect(document.querySelectorAll('#tabs [aria-current=page]')).toHaveLength(1);
    }
  });

  it('link to the targets that 000 §2 lists', () => {
    expect(usual.tabs.map(({ id, url }) => [id, url])).toEqual([
      ['home', usual.memberHome],
      ['pay-premium', '/login/#/ebill'],
      ['coverage', '/login/#/healthPlans'],
      ['claims-and-spending', '/login/#/claims-and-spending'],
      ['claims', '/login/#/claims/claimsAndPayments'],
      ['spending', '/spa/#/spendingSummary'],
      ['find-a-doctor', '/login/#/finder'],
      ['prescriptions', '/login/#/prescriptions'],
      ['wellness', '/login/#/wellness'],
    ]);
  });
});
