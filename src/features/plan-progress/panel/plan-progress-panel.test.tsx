/** The plan progress panel on the activity summary (spec 001 §§2, 4, 5): whose plans it shows, and its states. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brandWhere } from '../../../../tests/support/brands.ts';
import { goTo, openAs, region, retryAfterRepair, user } from '../../../../tests/support/component/portal.tsx';
import {
  changeResponse,
  failCall,
  repair,
  sentRequests,
} from '../../../../tests/support/component/services.ts';
import { makeSpanish } from '../../../../tests/support/component/spanish.ts';
import { brandWithSwitch } from '../../../../tests/support/component/switches.ts';
import { brandToday } from '../../../lib/date/brand-day.ts';
import { showLongDate } from '../../../lib/date/date.ts';

const v3 = brandWhere(({ planProgress, messageCenter }) => planProgress.version === 'V3' && messageCenter);
const v5 = brandWhere(({ planProgress }) => planProgress.version === 'V5');
const suppressing = brandWithSwitch('SUPPRESS_PLAN_PROGRESS_MODULE');
const TITLE = /Plan Progress$/;

const panel = () => region(TITLE);
const heading = () => screen.getByRole('heading', { level: 2, name: TITLE }).textContent;
const planOf = async (name: string) =>
  (await screen.findByRole('heading', { level: 3, name })).closest('article') ?? document.body;
const texts = (parent: Element, selector: string) =>
  [...parent.querySelectorAll(selector)].map(({ textContent }) => textContent);
const stepsOf = (plan: HTMLElement) =>
  [...(plan.querySelector('.network')?.querySelectorAll<HTMLElement>('.path-step') ?? [])] as [HTMLElement];
const progressRequests = () => sentRequests().filter(({ path }) => /\/plan\/(v[35]\/)?progress/.test(path));

type Entry = Record<string, unknown>;
/** Copies a response, and changes the values of each object that has the property `key`. */
const withEntries = (body: unknown, key: string, change: (entry: Entry) => Entry) =>
  JSON.parse(JSON.stringify(body), (_, value: Entry | null) =>
    value && typeof value === 'object' && key in value ? { ...value, ...change(value) } : value,
  ) as unknown;

describe('the plan progress panel', () => {
  it('shows a family its progress toward each limit, and explains who pays for the next claim', async () => {
    await openAs('maria', v3);
    const medical = await planOf('Medical');
    expect(heading()).toBe('Current Plan Progress');
    const steps = stepsOf(medical);
    expect(steps).toEqual([
      expect.objectContaining({ textContent: expect.stringMatching(/Deductible.*You are here/s) as string }),
      expect.objectContaining({ textContent: expect.stringContaining('Out-of-pocket maximum') as string }),
    ]);
    expect(steps[0]).toHaveTextContent(/\$[\d,]+\.\d\d of \$[\d,]+; \$[\d,]+\.\d\d to go/);
    expect(medical.querySelector('.next-claim')).toHaveTextContent(
      'Until you reach your deductible, you usually pay the full price under your plan. Some care may cost less.',
    );
    expect(texts(medical.querySelector('.next-people') ?? medical, 'li')).toEqual([
      expect.stringMatching(/^Maria Delgado \$[\d,.]+ to go$/),
      expect.stringMatching(/^Daniel Delgado /),
      expect.stringMatching(/^Leo Delgado /),
      expect.stringMatching(/^Ines Delgado /),
    ]);
    expect(within(medical).queryByText('Out of network')).not.toBeVisible();
    await user.click(within(medical).getByText(/^Show \d more limits$/));
    expect(within(medical).getByText('Out of network')).toBeVisible();
    expect(texts(stepsOf(medical)[0], '.person-name')).toEqual([
      'Maria Delgado (subscriber)',
      'Daniel Delgado',
      'Leo Delgado',
      'Ines Delgado',
    ]);
    expect(await planOf('Vision')).toHaveTextContent('No deductible information for this plan period');
    expect(within(await panel()).getByRole('link', { name: 'See your health plans' })).toHaveAttribute(
      'href',
      '#/healthPlans',
    );
    await goTo('#/claims/claimsAndPayments');
    await waitFor(() =>
      expect(document.querySelector('main:has(#claims-list) #plan-progress-panel')).toHaveTextContent(
        'You are here',
      ),
    );
  });

  it('splits more than ten people into pages', async () => {
    await openAs('bram', v3);
    const [deductible] = stepsOf(await planOf('Medical'));
    await user.click(within(deductible).getByText('Show each of 12 people'));
    expect(deductible.querySelectorAll('.progress-person')).toHaveLength(10);
    await user.click(await within(deductible).findByRole('button', { name: 'Next' }));
    expect(deductible.querySelectorAll('.progress-person')).toHaveLength(2);
  });

  it('is shown in Spanish on a Spanish page', async () => {
    await makeSpanish();
    await openAs('maria', v3);
    const medical = await planOf('Médico');
    expect(await region('Avance de su plan actual')).toContainElement(medical);
    expect(stepsOf(medical)[0]).toHaveTextContent('Usted está aquí');
    expect(medical.querySelector('.next-claim')).toHaveTextContent(
      'usted suele pagar el precio completo de la atención según su plan',
    );
  });

  it('offers a dropdown with the plans of all periods if the brand has the dropdown capability', async () => {
    await openAs('maria', v5);
    const choice = await screen.findByLabelText<HTMLSelectElement>('Plan');
    expect(within(await panel()).getAllByRole('article')).toHaveLength(1);
    expect(heading()).toBe('Current Plan Progress');
    expect(choice.options.length).toBeGreaterThan(2);
    await user.selectOptions(choice, choice.options[choice.options.length - 1]?.value ?? '');
    expect(heading()).toBe('Plan Progress');
    await user.selectOptions(choice, choice.options[1]?.value ?? '');
    expect(heading()).toBe('Current Plan Progress');
  });
});

it('the plan progress panel shows no next claim and offers no estimate if everyone’s coverage has ended', async () => {
  changeResponse('member/v3/memberInfo', (body) =>
    withEntries(body, 'covCancellationDate', () => ({ covCancellationDate: '2026-11-01' })),
  );
  await openAs('maria', v3);
  const medical = await planOf('Medical');
  await within(medical).findAllByRole('button', { name: 'Which claims counted?' });
  await screen.findByRole('heading', { name: 'Tools for your costs' });
  expect(medical.querySelector('.next-claim')).toBeNull();
  expect(medical).not.toHaveTextContent('You are here');
  expect(screen.queryByRole('button', { name: 'What would planned care cost me?' })).toBeNull();
});

it('the plan progress panel says that a reached maximum lasts only until coverage ends', async () => {
  changeResponse('member/v3/memberInfo', (body) =>
    withEntries(body, 'coverageEndDate', () => ({ coverageEndDate: brandToday() })),
  );
  changeResponse('plan/v3/progress', (body) =>
    withEntries(body, 'threshold', ({ threshold }) => ({ achieved: threshold })),
  );
  await openAs('maria', v3);
  expect(texts(await planOf('Medical'), '.next-claim')).toContainEqual(
    expect.stringContaining(`pays covered care in full until ${showLongDate(brandToday())}.`),
  );
});

it('the plan progress panel shows no remaining amount for the people of a family that has reached its limit', async () => {
  await openAs('bram', v3);
  const medical = await planOf('Medical');
  const reached = stepsOf(medical).filter(({ textContent }) =>
    /Your family:.*you’ve reached it/s.test(textContent),
  );
  expect(reached).not.toEqual([]);
  for (const step of reached) {
    expect(texts(step, '.progress-person .progress-amount')).not.toEqual([]);
    expect(step).not.toHaveTextContent('to go');
  }
});

describe('the plan progress panel without complete data', () => {
  it.each([
    ['ingrid', 'Your deductible progress cannot be displayed until an in-network claim has been made.'],
    ['hugo', 'No deductible information for this plan period'],
    ['lucia', 'You can reach us at'],
  ])('tells %s why no progress is shown: %s', async (who, text) => {
    await openAs(who, v3);
    await waitFor(async () => expect(await panel()).toHaveTextContent(text));
    expect(within(await panel()).queryAllByRole('article')).toEqual([]);
  });

  it.each([
    ['a suppressed group', 'silas', v3, 1],
    ['a dental plan', 'pearl', v3, 0],
    ['a brand that suppresses the module', 'maria', suppressing, 0],
  ])('is not shown for %s', async (_, who, brand, requests) => {
    await openAs(who, brand);
    await region('Good to know');
    await region(brand.formsLabel); // the forms panel loads last
    await waitFor(() =>
      expect(document.querySelector('#claims-panel')).toHaveAttribute('aria-busy', 'false'),
    );
    await waitFor(() =>
      expect(
        sentRequests().filter(({ path }) => path.includes(`/secure/list/member/${brand.code}`)),
      ).toHaveLength(1),
    );
    await waitFor(() => expect(progressRequests().map(({ path }) => path)).toHaveLength(requests));
    await waitFor(() => expect(screen.queryByRole('region', { name: TITLE })).toBeNull());
  });

  it('says that its services failed, and loads when the retry button is pressed', async () => {
    for (const call of ['plan/v3/progress', 'plan/memberplan']) failCall(call);
    await openAs('maria', v3);
    await waitFor(async () => expect(within(await panel()).getByRole('alert')).toBeVisible());
    await waitFor(() => expect(document.querySelectorAll('#claims-panel .claim-row')).toHaveLength(3));
    await waitFor(() =>
      expect(document.querySelector('#plan-answer')).toHaveTextContent(
        'Right now, we don’t know where you are',
      ),
    );
    await retryAfterRepair(await panel(), 'We can’t show your plan progress right now.');
    expect(await within(await panel()).findAllByText('You are here')).not.toEqual([]);
  });

  it('says that its services failed if the list of plans failed and V3 has no previous plan', async () => {
    failCall('plan/memberplan');
    changeResponse('plan/v3/progress', () => ({ payload: { activePlan: [], previousPlan: [] } }));
    await openAs('felix', v3);
    await waitFor(async () =>
      expect(await panel()).toHaveTextContent('We can’t show your plan progress right now.'),
    );
  });

  it('keeps the dropdown if the chosen plan is empty and another plan failed to load', async () => {
    changeResponse('plan/v5/progress', (body) =>
      withEntries(body, 'lob', ({ lob }) => (lob === 'D' ? { lob: null } : {})),
    );
    await openAs('maria', v5);
    const first = await screen.findByRole('option', { name: /^Medical/, selected: true });
    await user.selectOptions(screen.getByLabelText('Plan'), screen.getByRole('option', { name: /^Vision/ }));
    expect(await panel()).toHaveTextContent('We can’t show your plan progress right now.');
    await user.selectOptions(screen.getByLabelText('Plan'), first);
    expect(await planOf('Medical')).toHaveTextContent('You are here');
  });

  it('shows the plans that loaded, says that other plans failed, and can reload the failed plans', async () => {
    failCall('plan/memberplan');
    await openAs('maria', v3);
    await waitFor(async () =>
      expect(await panel()).toHaveTextContent(/of your plan progress didn’t load, so .* may be missing/),
    );
    expect(within(await panel()).getAllByRole('article')).not.toEqual([]);
    repair();
    await user.click(within(await panel()).getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await panel()).not.toHaveTextContent('didn’t load'));
  });
});
