/** The whole activity summary (001 §§2, 4). */
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { addHeaderTabs } from '../../../tests/support/component/header-tabs.ts';
import { goTo, openAs, region, retryAfterRepair, user } from '../../../tests/support/component/portal.tsx';
import { failCall, holdCall, repair, sentRequests } from '../../../tests/support/component/services.ts';
import { LONGEST_WAIT_MS } from '../shared/deferred-chunk.ts';
import { $isSummaryTurn } from './summary-turn.store.ts';

const brand = brandWhere(
  ({ messageCenter, spending, footer, planProgress }) =>
    messageCenter && !spending.bypassHSA && footer.kind === 'mega' && planProgress.version === 'V3',
);
const withTexts = brandWhere(({ spending, messageCenter }) => spending.bypassHSA && messageCenter);

const OTHER_GROUP = '23881000';
const byId = (id: string) => document.querySelector<HTMLElement>(`#${id}`);
const boxes = () => [...document.querySelectorAll('.spending-box')];
const busy = () => document.querySelector('main [aria-busy=true]');
const messageRows = () => document.querySelectorAll('#messages-panel .message-row');
const news = () => document.querySelector('.summary-news');
const requestsTo = (pattern: RegExp) => sentRequests().filter(({ path }) => pattern.test(path));

/** Waits for the panel of educational material, which loads last, and then until no part of the page is loading. */
async function allLoaded(): Promise<void> {
  await region(brand.formsLabel);
  await waitFor(() => expect(busy()).toBeNull());
}

/** The entries of the chunk `deferred`. */
const DEFERRED = ['../start/deferred-start.ts', './summary-deferred.island.tsx'];

/** Makes the chunk `deferred` fail to load until `findDeferred`. @returns a function that returns the entries that have failed */
function loseDeferred(): () => string[] {
  const failed = new Set<string>();
  for (const entry of DEFERRED)
    vi.doMock(entry, () => {
      failed.add(entry);
      throw new TypeError('Failed to fetch dynamically imported module');
    });
  onTestFinished(findDeferred);
  return () => [...failed].sort();
}
const findDeferred = (): void => DEFERRED.forEach((entry) => vi.doUnmock(entry));

const choice = () => screen.findByLabelText('Show this page for');

describe('the activity summary', () => {
  it.each([
    ['claim/summary', 'claims-panel'],
    ['member/getMessages', 'messages-panel'],
    ['plan/v3/progress', 'plan-progress-panel'],
    ['spendingAccount/common/v1/accountList', 'spending-box-1'],
  ])('shows an error with a retry button only in the panel whose request %s fails', async (call, id) => {
    failCall(call);
    await openAs('maria', brand);
    await allLoaded();
    const alerts = () => screen.queryAllByRole('alert');
    await waitFor(() => expect(alerts()).toHaveLength(1));
    const panel = byId(id);
    if (!panel) throw new Error(`no panel ${id}`);
    await retryAfterRepair(panel, /We (couldn’t|can’t show)/);
    await waitFor(() => expect(alerts()).toEqual([]));
    await allLoaded();
    expect(boxes().map(({ textContent }) => textContent.match(/\$/g)?.length)).toEqual([2]);
  });

  it('loads the other content only after the first claims are shown', async () => {
    const rowsAtTurn: number[] = [];
    const stop = $isSummaryTurn.listen((isTurn) => {
      if (isTurn) rowsAtTurn.push(document.querySelectorAll('#claims-panel .claim-row').length);
    });
    await openAs('maria', brand);
    await allLoaded();
    stop();
    expect(rowsAtTurn).toEqual([3]);
  });

  it('loads the other content after three seconds if the claims are slow, and shows the claims when they load', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    holdCall('claim/summary');
    await openAs('maria', brand);
    await waitFor(() => expect(messageRows()).toHaveLength(3));
    expect(news()).toBeEmptyDOMElement();
    expect(requestsTo(/plan\/v3\/progress|cms\/contentInfo/)).toEqual([]);
    act(() => void vi.advanceTimersByTime(LONGEST_WAIT_MS));
    await screen.findByRole('button', { name: /card/ });
    await waitFor(() => expect(requestsTo(/cms\/contentInfo/)).not.toEqual([]));
    await region(brand.formsLabel);
    await waitFor(() => expect(byId('plan-progress-panel')).toHaveAttribute('aria-busy', 'false'));
    await waitFor(() => expect(news()).toHaveTextContent(/^For you: \d unread messages?/));
    await waitFor(() => expect(boxes()).toHaveLength(1));
    expect(byId('claims-panel')).toHaveAttribute('aria-busy', 'true');
    expect(byId('owe-answer')).not.toHaveTextContent('$');
    repair();
    await waitFor(() =>
      expect(news()).toHaveTextContent(
        /^For you: \d+ claims? since [A-Z][a-z]+ \d+, \d unread messages? in the last 3\d days, \d statements? since [A-Z][a-z]+ \d+$/,
      ),
    );
    expect([...(news()?.querySelectorAll('a') ?? [])].map((link) => link.hash)).toEqual([
      '#/claims/claimsAndPayments',
      '#/messageCenter',
      '#/claims/statementArchives',
    ]);
  });

  it('loads the other content three seconds later if its code fails to load once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const failures = loseDeferred();
    await openAs('maria', brand);
    await waitFor(() => expect(failures()).toEqual(DEFERRED));
    findDeferred();
    act(() => void vi.advanceTimersByTime(LONGEST_WAIT_MS));
    await allLoaded();
    await waitFor(() => expect(requestsTo(/cms\/contentInfo/)).not.toEqual([]));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers a reload instead of loading forever if the code of the other content does not load', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const failures = loseDeferred();
    await openAs('maria', brand);
    await waitFor(() => expect(failures()).toEqual(DEFERRED));
    act(() => void vi.advanceTimersByTime(LONGEST_WAIT_MS));
    expect(await screen.findByRole('alert')).toHaveTextContent(/connection failed.*Load the page again$/);
    await waitFor(() => expect(busy()).toBeNull());
    expect(byId('plan-progress-panel')).toHaveTextContent('You are here');
    findDeferred();
    await goTo('#/landing');
    await waitFor(() => expect(requestsTo(/cms\/contentInfo/)).not.toEqual([]));
  });

  it('does not show or request messages, plan progress or spending accounts for a dental group', async () => {
    await openAs('pearl', brand);
    await allLoaded();
    expect(boxes()).toEqual([]);
    expect(byId('plan-progress-panel')).toBeNull();
    expect(byId('messages-panel')).toBeNull();
    expect(requestsTo(/accountList|x-services\/plan\/|getMessages|CountUnreadMessages/)).toEqual([]);
  });

  it('shows a note instead of balances, and requests no accounts, on a brand that hides balances', async () => {
    await openAs('maria', withTexts);
    await region(withTexts.formsLabel);
    await waitFor(() => expect(boxes().map(({ textContent }) => textContent)).toHaveLength(1));
    expect(boxes()[0]).toHaveTextContent('You have spending accounts.');
    expect(requestsTo(/accountList/)).toEqual([]);
  });
});

describe('selecting another group', () => {
  it('updates the panels, header tabs and filters immediately', async () => {
    addHeaderTabs(brand);
    await openAs('maria', brand);
    const tabs = () => document.documentElement.dataset['tabs'];
    const [counted] = await screen.findAllByRole('button', { name: 'Which claims counted?' });
    await user.click(counted ?? document.body);
    await screen.findByText(/^These claims add up to/);
    await waitFor(() => expect(tabs()).toContain('prescriptions'));
    await user.selectOptions(await choice(), OTHER_GROUP);
    await waitFor(() => expect(byId('plan-progress-panel')).toBeNull());
    expect(tabs()).not.toContain('prescriptions');
    expect(screen.getByText('Now showing group 23881000', { exact: false })).toBeInTheDocument();
    expect(byId('messages-panel')).toBeNull();
    expect(news()).not.toHaveTextContent('unread');
    expect(screen.queryByRole('link', { name: /^Messages/ })).toBeNull();
    await goTo('#/healthPlans');
    expect(await screen.findByRole('radio', { name: /group 23881000/ })).toBeChecked();
    await goTo('#/claims/activitySummary');
    await user.selectOptions(await choice(), '10452000');
    expect(await screen.findAllByText('You are here')).not.toEqual([]);
    expect(screen.queryByText(/^These claims add up to/)).toBeNull();
    await waitFor(() => expect(messageRows()).toHaveLength(3));
    expect(screen.getByRole('link', { name: /^Messages/ })).toBeVisible();
    expect(tabs()).toContain('prescriptions');
  });

  it('loads the messages if the previously selected group has no message center', async () => {
    await openAs('maria', brand, '#/claims-and-spending');
    await user.selectOptions(await choice(), OTHER_GROUP);
    await goTo('#/claims/activitySummary');
    await allLoaded();
    expect(byId('messages-panel')).toBeNull();
    await user.selectOptions(await choice(), '10452000');
    await waitFor(() => expect(messageRows()).toHaveLength(3));
  });
});

it.each([
  ['#/claims/activitySummary', brand.formsLabel],
  ['#/claims-and-spending', 'We found no spending account here.'],
  ['#/ebill', 'Pay Premium'],
])('the view %s does not mention employers to a member who buys their own plan', async (hash, last) => {
  await openAs('nora', brand, hash);
  await screen.findAllByText(last);
  await waitFor(() => expect(busy()).toBeNull());
  expect(document.body).not.toHaveTextContent(/employer/i);
});

it('the summary begins with a note if the member’s coverage has ended', async () => {
  await openAs('felix', brand);
  const first = await waitFor(() => {
    const note = document.querySelector('.summary-ended');
    if (!note) throw new Error('no note');
    return note;
  });
  expect(first.previousElementSibling).toHaveClass('summary-head');
  expect(first).toHaveTextContent(/^Your coverage ended on \w+ \d+, 20\d\d\. You can still see claims/);
  expect(first).toHaveTextContent(`call ${brand.customerServicePhoneNumber}`);
});
