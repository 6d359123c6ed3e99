/** Health Plans (spec 001 §§2, 4, 7, 8): the list, its filters, and failures. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brandWhere } from '../../../../tests/support/brands.ts';
import { goTo, openAs, retryAfterRepair, user } from '../../../../tests/support/component/portal.tsx';
import {
  breakCall,
  changeResponse,
  failCall,
  sentRequests,
} from '../../../../tests/support/component/services.ts';
import { makeSpanish } from '../../../../tests/support/component/spanish.ts';

const PLANS = '#/claims/healthPlans';
const VISIT = 'updateMetrics/visitedHealthPlans';
const brand = brandWhere(({ messageCenter, footer }) => messageCenter && footer.kind === 'mega');

const list = () => document.querySelector<HTMLElement>('#plans-list') ?? document.body;
const count = (name: string) => screen.findByRole('heading', { level: 2, name });
const titles = () =>
  within(list())
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const rows = () => [...document.querySelectorAll<HTMLElement>('#plans-list .plan')];
const rowOf = (title: string) => screen.getByText(title).closest('.plan');
const opened = () => rows().filter((row) => row.dataset['open'] === 'true');
const filter = (name: RegExp) => screen.getByRole('radio', { name });

describe('the list of health plans', () => {
  it('shows the plan with the latest end date first, with its row open', async () => {
    await openAs('maria', brand, PLANS);
    await count('5 plans');
    expect(document.title).toMatch(/^Health Plans/);
    expect(screen.getByRole('heading', { level: 1, name: 'Health Plans' })).toBeVisible();
    expect(document.querySelector('.page-headline')).toHaveTextContent('Benefits Overview');
    expect(document.querySelector('.page-lead')).toHaveTextContent(/^Your plans and what they cover/);
    expect(titles()).toEqual([
      'Community Choice PPO 1500',
      'Three-Tier Prescription Drug',
      'Clear View Vision',
      'Bright Smile Dental Plus',
      'Community Choice PPO 1000',
    ]);
    const [first] = rows();
    expect(opened()).toEqual([first]);
    expect(first).toHaveTextContent('Active');
    expect(rows()[4]).toHaveTextContent('Previous');
  });

  it('selects all groups when a plan progress value is chosen, and clears that value when a group is chosen', async () => {
    await openAs('maria', brand, PLANS);
    await count('5 plans');
    expect(filter(/^All groups/)).toBeChecked();
    await user.click(filter(/group 23881000/));
    await count('1 of 5 plans');
    expect(titles()).toEqual(['Bright Smile Dental Plus']);
    expect(opened()).toHaveLength(1);
    await user.click(filter(/^Previous plans/));
    expect(filter(/^All groups/)).toBeChecked();
    expect(titles()).toEqual(['Community Choice PPO 1000']);
    expect(opened()).toHaveLength(1);
    await waitFor(() => expect(document.querySelector('#announcements')).toHaveTextContent('1 of 5 plans'));
    await user.click(filter(/^Active plans/));
    expect(titles()).toHaveLength(4);
    await user.click(filter(/group 10452000/));
    expect(filter(/^Active plans/)).not.toBeChecked();
    expect(titles()).toHaveLength(4);
    expect(window.location.href).not.toContain('10452000');
    await user.click(screen.getByRole('button', { name: 'Show all plans' }));
    expect(titles()).toHaveLength(5);
    expect(await count('5 plans')).toHaveFocus();
  });

  it.each([['shown'], ['omitted']] as const)(
    'shows canceled plans only if the brand sets canceledPlans to "shown" (this brand: %s)',
    async (choice) => {
      await openAs(
        'farah',
        brandWhere(({ canceledPlans }) => canceledPlans === choice),
        PLANS,
      );
      await screen.findByText('Harbor Smile Dental');
      expect(rowOf('Harbor Smile Dental')).toHaveTextContent(/Starts later.*Starts /s);
      const canceled = screen.queryByText('Harbor Choice 750')?.closest('.plan') ?? null;
      if (choice === 'omitted') expect(canceled).toBeNull();
      else expect(canceled).toHaveTextContent('Canceled');
    },
  );

  it('is filtered by the group that was chosen on another view', async () => {
    await openAs('maria', brand, '#/prescriptions');
    await user.selectOptions(await screen.findByLabelText('Show this page for'), '23881000');
    await goTo('#/healthPlans');
    await count('1 of 5 plans');
    expect(filter(/group 23881000/)).toBeChecked();
    expect(titles()).toEqual(['Bright Smile Dental Plus']);
  });

  it('opens the linked plan and shows all groups, even if a group was chosen on another view', async () => {
    await openAs(
      'maria',
      brandWhere(({ planDetailsLink, messageCenter }) => planDetailsLink && messageCenter),
      PLANS,
    );
    await count('5 plans');
    for (const group of ['23881000', '10452000']) {
      await goTo('#/prescriptions');
      await user.selectOptions(await screen.findByLabelText('Show this page for'), group);
    }
    await goTo('#/claims/activitySummary');
    const drug = (await screen.findAllByRole('article')).find(({ textContent }) =>
      textContent.includes('Prescription drug'),
    );
    await user.click(within(drug ?? document.body).getByRole('link', { name: 'See plan details' }));
    await count('5 plans');
    await waitFor(() =>
      expect(opened().map(({ textContent }) => textContent)).toEqual([
        expect.stringContaining('Three-Tier Prescription Drug'),
      ]),
    );
  });

  it('loads when the retry button is pressed after a failure', async () => {
    failCall('getHealthPlans');
    await openAs('maria', brand, PLANS);
    await screen.findByText('We couldn’t load your health plans.');
    await retryAfterRepair(list(), 'We couldn’t load your health plans.');
    await count('5 plans');
  });

  it('says that it found no plans, and shows no filters, if the service returns none', async () => {
    changeResponse('getHealthPlans', () => ({ payload: { healthPlans: [] } }));
    await openAs('maria', brand, PLANS);
    await screen.findByText('We found no health plans for you.');
    expect(screen.queryAllByRole('radio')).toEqual([]);
  });

  it('shows the number of plans that could not be parsed', async () => {
    breakCall('getHealthPlans', { kind: 'wrong-type', field: 'payload.healthPlans.0.planName' });
    await openAs('maria', brand, PLANS);
    await count('4 plans');
    expect(list()).toHaveTextContent('We couldn’t read 1 plan');
  });

  it('sends one analytics event for each visit', async () => {
    await openAs('maria', brand, PLANS);
    await count('5 plans');
    await waitFor(() => expect(sentRequests(VISIT)).toHaveLength(1));
    await user.click(filter(/^Previous plans/));
    await count('1 of 5 plans');
    await goTo('#/claims/claimsAndPayments');
    await screen.findByRole('heading', { level: 1, name: 'Claims & Payments' });
    expect(sentRequests(VISIT)).toHaveLength(1);
    await goTo('#/healthPlans');
    await waitFor(() => expect(sentRequests(VISIT)).toHaveLength(2));
  });

  it('is in Spanish on a Spanish page, except for the plan names', async () => {
    await makeSpanish();
    await openAs('maria', brand, PLANS);
    await count('5 planes');
    expect(screen.getByRole('heading', { level: 1, name: 'Planes de salud' })).toBeVisible();
    expect(rows()[0]).toHaveTextContent('Activo');
    expect(screen.getByRole('heading', { level: 3, name: 'Clear View Vision' })).toHaveAttribute(
      'lang',
      'en',
    );
    expect(filter(/^Planes anteriores/)).toBeVisible();
  });
});
