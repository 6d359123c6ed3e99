/** What the activity summary collapses on a phone (decisions/home#the-summary-on-a-phone). `tests/activity-summary.spec.ts` tests sizes. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { goTo, openAs, region, user } from '../../../tests/support/component/portal.tsx';
import {
  choose,
  outcome,
  PAY,
  payButtonOf,
  press,
  startPaying,
} from '../../../tests/support/component/pay-claim.ts';
import { breakCall, changeResponse, failCall, repair } from '../../../tests/support/component/services.ts';
import { pendingPayments } from '../../features/pay-claim/pending-payments.store.ts';
import { numberInKey } from '../../profile/payments/claim-key.rules.ts';

interface Summary {
  payload: { getClaimAccumActivitySummaryData: unknown[] };
}

const brand = brandWhere(
  ({ messageCenter, spending, planProgress }) =>
    messageCenter && !spending.bypassHSA && planProgress.version === 'V3',
);
const SUMMARY = '#/claims/activitySummary';
const byId = (id: string) => {
  const panel = document.querySelector<HTMLElement>(`#${id}`);
  if (!panel) throw new Error(`no panel ${id}`);
  return panel;
};
const fold = (id: string) => byId(id).querySelector('.fold');

async function allLoaded(): Promise<void> {
  await region(brand.formsLabel);
  await region('Tools for your costs');
  await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull());
}

/** jsdom has no media queries, so this mock matches every query for a narrow window. */
beforeEach(() => {
  const { matchMedia } = window;
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: media.includes('max-width') });
  onTestFinished(() => void (window.matchMedia = matchMedia));
});

describe('the summary on a phone', () => {
  it('collapses each list, with the number of claims, accounts and educational items in the headings', async () => {
    await openAs('maria', brand);
    await allLoaded();
    const folds = () =>
      [...document.querySelectorAll('.fold')].map((button) => [
        button.textContent,
        button.getAttribute('aria-expanded'),
      ]);
    expect(folds()).toEqual([
      [`Claims, last 60 days 6 claims`, 'false'],
      ['Messages, last 90 days ', 'false'],
      ['Spending Accounts 2 accounts', 'false'],
      [`${brand.formsLabel} 3 items`, 'false'],
      ['Get familiar with your new Claims category ', 'false'],
    ]);
    await user.click(within(byId('claims-panel')).getByRole('button', { name: /^Claims, last 60 days/ }));
    expect(folds()[0]).toEqual(['Claims, last 60 days 6 claims', 'true']);
  });

  it('opens and closes the plan progress panel with buttons', async () => {
    await openAs('maria', brand);
    await allLoaded();
    expect(document.querySelector('#plan-progress-panel')).toBeNull();
    const answer = within(byId('plan-answer'));
    expect(answer.getByRole('link', { name: 'See your health plans' })).toHaveAttribute(
      'href',
      '#/healthPlans',
    );
    await user.click(answer.getByRole('button', { name: 'See all of it', expanded: false }));
    expect(byId('plan-progress-panel').previousElementSibling).toBe(byId('plan-answer'));
    await user.click(answer.getByRole('button', { name: 'Show less', expanded: true }));
    expect(document.querySelector('#plan-progress-panel')).toBeNull();
    await user.click(answer.getByRole('button', { name: 'See all of it' }));
    await user.click(within(byId('plan-progress-panel')).getByRole('button', { name: 'Show less' }));
    expect(document.querySelector('#plan-progress-panel')).toBeNull();
    expect(answer.getByRole('button', { name: 'See all of it' })).toHaveFocus();
  });

  it('does not collapse an error', async () => {
    failCall('plan/v3/progress');
    failCall('claim/summary');
    await openAs('maria', brand);
    await allLoaded();
    await waitFor(() => expect(within(byId('plan-progress-panel')).getByRole('alert')).toBeVisible());
    expect(within(byId('plan-answer')).queryByRole('button', { expanded: true })).toBeNull();
    expect(within(byId('claims-panel')).getByRole('alert')).toBeVisible();
    expect(fold('claims-panel')).toBeNull();
    repair();
  });

  it('collapses neither the spending box nor the action items if HSA terms are not yet accepted', async () => {
    await openAs('alma', brand);
    await allLoaded();
    expect(byId('spending-box-1')).toHaveTextContent('Accept its terms to see it here.');
    expect(fold('spending-box-1')).toBeNull();
    const items = within(await screen.findByRole('region', { name: /^Needs your attention/ })).getAllByRole(
      'link',
    );
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Your dental coverage/),
      expect.stringMatching(/^Your health savings account/),
    ]);
  });

  it('does not collapse a payment whose outcome is unknown', async () => {
    await startPaying();
    await choose('3');
    breakCall(PAY, { kind: 'lost' });
    await press(payButtonOf('$3.00'));
    await outcome();
    const [key = ''] = pendingPayments().keys();
    // Makes the paid claim one of the three claims that the panel shows.
    changeResponse('claim/summary', (body: Summary) => {
      const { getClaimAccumActivitySummaryData: claims } = body.payload;
      const paid = claims.filter((claim) => JSON.stringify(claim).includes(numberInKey(key)));
      return {
        payload: { ...body.payload, totalClaims: paid.length, getClaimAccumActivitySummaryData: paid },
      };
    });
    await goTo(SUMMARY);
    await allLoaded();
    expect(
      await screen.findByRole('link', { name: /^We don’t know yet whether your payment/ }),
    ).toBeVisible();
    expect(byId('claims-panel').querySelector('.fold-held')).not.toBeNull();
  });

  it('opens each cost tool after a single press', async () => {
    await openAs('maria', brand);
    await allLoaded();
    const tools = within(await region('Tools for your costs'));
    expect(tools.getByRole('link', { name: 'Your year of health costs' })).toHaveAttribute(
      'href',
      '#/claims/yearOfCosts',
    );
    expect(tools.getByRole('link', { name: 'Statement Archive' })).toHaveAttribute(
      'href',
      '#/claims/statementArchives',
    );
    await user.click(await tools.findByRole('button', { name: 'What would planned care cost me?' }));
    await waitFor(() => expect(document.querySelector('#cost-tools form')).not.toBeNull());
    expect(document.querySelectorAll('#cost-tools form')).toHaveLength(1);
    await user.click(tools.getByRole('button', { name: 'Check a bill from a provider' }));
    await waitFor(() => expect(document.querySelectorAll('#cost-tools form')).toHaveLength(2));
    for (const name of ['Close the estimate', 'Close the bill check'])
      await user.click(tools.getByRole('button', { name, expanded: true }));
    expect(document.querySelector('#cost-tools form')).toBeNull();
  });
});
