/** Plan progress on the page Health Plans (spec 001 §2; decisions/plans#states-of-the-progress-panel, decisions/plans#filters-and-links-to-a-plan). */
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { goTo, openAs, user } from '../../../tests/support/component/portal.tsx';
import { sentRequests } from '../../../tests/support/component/services.ts';

const PLANS = '#/claims/healthPlans';
const withPanel = brandWhere(
  ({ planProgress, footer }) => planProgress.onHealthPlans && footer.kind === 'mega',
);
const withoutPanel = brandWhere(
  ({ planProgress, signIn }) => !planProgress.onHealthPlans && signIn.flow !== 'token',
);

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const progressRequests = () => sentRequests().filter(({ path }) => /\/plan\/(v\d\/)?progress/.test(path));

describe('plan progress beside the health plans', () => {
  it('shows the period that is selected in the filter', async () => {
    await openAs('maria', withPanel, PLANS);
    await heading('5 plans');
    await heading('Current Plan Progress');
    await user.click(screen.getByRole('radio', { name: /^Previous plans/ }));
    await heading('Plan Progress');
    await user.click(screen.getByRole('button', { name: 'Show all plans' }));
    await heading('Current Plan Progress');
  });

  it('shows the start date of a future plan, but no progress toward the plan’s limits', async () => {
    await openAs('farah', withPanel, PLANS);
    const begins = await screen.findByText(/^This plan year begins on January 1, \d{4}\./);
    const dental = begins.closest('article');
    expect(dental).toHaveTextContent('Harbor Smile Dental');
    expect(dental).not.toHaveTextContent('You are here');
    expect(dental).not.toHaveTextContent('Your next claim');
  });

  it('is absent and sends no request on brands that do not show plan progress on this page', async () => {
    await openAs('maria', withoutPanel, PLANS);
    await heading('5 plans');
    // If a brand has the panel, the panel loads before this button and would be in the page by now.
    await screen.findByRole('button', { name: /^Summary of benefits/ });
    expect(screen.queryByRole('region', { name: /Plan Progress$/ })).toBeNull();
    expect(screen.getByRole('main')).not.toHaveTextContent('how far along');
    expect(progressRequests()).toEqual([]);
  });

  it('is absent if the selected group has only dental coverage', async () => {
    await openAs('maria', withPanel, '#/prescriptions');
    await user.selectOptions(await screen.findByLabelText('Show this page for'), '23881000');
    await goTo('#/healthPlans');
    await heading('1 of 5 plans');
    await waitFor(() => expect(screen.queryByRole('region', { name: /Plan Progress$/ })).toBeNull());
  });
});
