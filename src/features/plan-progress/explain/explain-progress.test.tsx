/** The ledger and the estimate (decisions/plans#the-ledger-of-an-accumulator). */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brandWhere } from '../../../../tests/support/brands.ts';
import { openAs, region, retryAfterRepair, user } from '../../../../tests/support/component/portal.tsx';
import {
  breakCall,
  changeResponse,
  failCall,
  repair,
  sentRequests,
} from '../../../../tests/support/component/services.ts';

const v3 = brandWhere(({ planProgress, messageCenter }) => planProgress.version === 'V3' && messageCenter);

interface ClaimsResponse {
  payload: { getClaimAccumActivitySummaryData: readonly unknown[] };
}

const medicalPlan = async () =>
  (await screen.findByRole('heading', { level: 3, name: 'Medical' })).closest('article') ?? document.body;

async function openLedger(): Promise<HTMLElement> {
  const plan = await medicalPlan();
  const step = plan.querySelector<HTMLElement>('.path-step') ?? plan;
  await user.click(await within(step).findByRole('button', { name: 'Which claims counted?' }));
  return step;
}

const cents = (text: string): number => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100);
const firstAmount = (text: string): string => /\$[\d,]+\.\d\d/.exec(text)?.[0] ?? 'no amount';

describe('the ledger of a limit', () => {
  it('adds up to the amount on screen, opens in place, and can be limited to one person', async () => {
    await openAs('maria', v3);
    const ledger = await openLedger();
    const total = firstAmount(ledger.querySelector('.progress-amount')?.textContent ?? '');
    expect(await within(ledger).findByText(/^These claims add up to/)).toHaveTextContent(
      `These claims add up to ${total}.`,
    );
    const counted = within(ledger).getAllByText(/^Counted: /);
    expect(counted.reduce((sum, { textContent }) => sum + cents(textContent), 0)).toBe(cents(total));
    const [entry] = within(ledger).getAllByRole('button', { expanded: false, name: /Counted/ });
    await user.click(entry ?? ledger);
    expect(await within(ledger).findAllByRole('table')).not.toEqual([]);
    await user.selectOptions(within(ledger).getByLabelText('Whose claims'), 'Leo Delgado');
    const claims = [...ledger.querySelectorAll('.ledger-claim')].map(({ textContent }) => textContent);
    expect(claims).not.toEqual([]);
    expect(claims.filter((claim) => !claim.includes('Leo'))).toEqual([]);
  });

  it('contains a sentence about the amount that no claim explains', async () => {
    await openAs('nadia', v3);
    const ledger = await openLedger();
    expect(await within(ledger).findByText(/We can’t tell/)).toHaveTextContent(
      'We can’t tell which claims made up the other $650.00.',
    );
  });

  it('counts a duplicate claim once, and ignores an unreadable claim if the others explain the whole amount', async () => {
    changeResponse('claims/v2/recent', (body: ClaimsResponse) => {
      const claims = body.payload.getClaimAccumActivitySummaryData;
      return {
        ...body,
        payload: { ...body.payload, getClaimAccumActivitySummaryData: [...claims, ...claims, {}] },
      };
    });
    await openAs('maria', v3);
    const ledger = await openLedger();
    const total = firstAmount(ledger.querySelector('.progress-amount')?.textContent ?? '');
    expect(await within(ledger).findByText(/^These claims add up to/)).toHaveTextContent(
      new RegExp(`^These claims add up to \\${total}\\.$`),
    );
  });

  it('shows a retry button if its claims fail to load', async () => {
    failCall('claims/v2/recent');
    await openAs('maria', v3);
    const ledger = await openLedger();
    await retryAfterRepair(ledger, 'We couldn’t load the claims for this plan.');
    expect(await within(ledger).findByText(/^These claims add up to/)).toBeVisible();
  });
});

const OWN_PRICE = 'Other care (I know the price)';

async function openEstimate(): Promise<HTMLElement> {
  const plan = await medicalPlan();
  await user.click(await within(plan).findByRole('button', { name: 'What would planned care cost me?' }));
  await within(plan).findByText('This is an estimate, not a bill.', { exact: false });
  return plan;
}
const care = (plan: HTMLElement) =>
  within(plan).getByLabelText<HTMLSelectElement>('What care are you planning?');
const showEstimate = (plan: HTMLElement) =>
  user.click(within(plan).getByRole('button', { name: 'Show the estimate' }));
const resultOf = (plan: HTMLElement) => plan.querySelector('.what-if-result');

describe('the estimate of planned care', () => {
  it('shows a range based on typical prices, the source of these prices, and the reasons for the range', async () => {
    await openAs('maria', v3);
    const plan = await openEstimate();
    await showEstimate(plan);
    expect(care(plan)).toBeInvalid();
    expect(within(plan).queryByLabelText(/^Planned cost/)).not.toBeInTheDocument();
    await user.selectOptions(care(plan), 'Doctor visit when you are sick');
    await showEstimate(plan);
    expect(resultOf(plan)).toHaveTextContent(
      /^Your estimate for Maria Delgado, in networkYou pay, if your plan covers this care\$0\.00 to (\$[\d.]+)Doctor visit when you are sick: In Pittsburgh[^$]*, the typical price in network is \$[\d.]+ to \1, .*Some care may cost you nothing or only a copay, so the range starts at \$0/,
    );
    expect(resultOf(plan)).toHaveTextContent(/Source: Sandbox price survey \(invented\), January.1, \d{4}\./);
    await user.click(within(plan).getByRole('radio', { name: 'Out of network' }));
    expect(resultOf(plan)).toBeNull();
    await showEstimate(plan);
    expect(resultOf(plan)).toHaveTextContent('We don’t know prices out of network');
    expect(resultOf(plan)).not.toHaveTextContent('$');
  });

  it('uses the limits of the person who gets the care', async () => {
    await openAs('maria', v3);
    const plan = await openEstimate();
    await user.selectOptions(care(plan), 'Knee replacement');
    await showEstimate(plan);
    const mine = resultOf(plan)?.textContent;
    await user.selectOptions(within(plan).getByLabelText('Who is it for?'), 'Ines Delgado');
    await showEstimate(plan);
    expect(resultOf(plan)).toHaveTextContent('Your estimate for Ines Delgado, in networkYou pay');
    expect(resultOf(plan)?.textContent).not.toBe(mine);
  });

  it('can be made for a repeat of an earlier visit, with the price from the claims of that visit', async () => {
    await openAs('maria', v3);
    const plan = await openEstimate();
    const like = [...care(plan).options].filter(({ text }) => text.startsWith('Like '));
    expect(like.length).toBeGreaterThan(1);
    await user.selectOptions(care(plan), like[0] ?? '');
    await showEstimate(plan);
    expect(resultOf(plan)).toHaveTextContent(
      /You pay, if your plan covers this care\$0\.00 to (\$[\d,.]+)Your plan pays, if it covers this care.* had a price of \1\. \w+’s cost was \$[\d,.]+, .*starts at \$0/,
    );
    await user.click(within(plan).getByRole('radio', { name: 'Out of network' }));
    await showEstimate(plan);
    expect(resultOf(plan)).toHaveTextContent('That visit was in the other network');
  });

  it('sets the network and person to those of the chosen past visit, and gives each visit a distinct label', async () => {
    await openAs('maria', v3);
    const plan = await openEstimate();
    const visits = () => [...care(plan).options].filter(({ text }) => text.startsWith('Like '));
    await waitFor(() => expect(visits()[0]?.text).toMatch(/^Like [^:]+: \w.+, \$[\d,.]+$/));
    const texts = visits().map(({ text }) => text);
    expect(texts.join('\n')).not.toContain('unavailable');
    expect(new Set(texts).size).toBe(texts.length);
    const others = visits().find(({ text }) => !text.includes('Maria'));
    await user.click(within(plan).getByRole('radio', { name: 'Out of network' }));
    await user.selectOptions(care(plan), others ?? '');
    expect(within(plan).getByRole('radio', { name: 'In network' })).toBeChecked();
    const people = within(plan).getByLabelText<HTMLSelectElement>('Who is it for?');
    const [name = 'missing name'] = (people.selectedOptions[0]?.text ?? '').split(' ');
    expect(name).not.toBe('Maria');
    expect(others?.text).toContain(name);
    await showEstimate(plan);
    expect(resultOf(plan)).toHaveTextContent(new RegExp(`^Your estimate for ${name} .*${name}’s cost was`));
  });

  it.each([
    ['do not exist (404)', { kind: 'status', status: 404 } as const],
    ['fail to load (500)', { kind: 'status', status: 500 } as const],
  ])('offers no kinds of care, but accepts a typed price, if the typical prices %s', async (_, fault) => {
    breakCall('care/typicalPrices', fault);
    await openAs('maria', v3);
    const plan = await openEstimate();
    expect(care(plan)).not.toHaveTextContent('MRI');
    await user.selectOptions(care(plan), OWN_PRICE);
    expect(within(plan).getByLabelText(/^Planned cost/)).toBeVisible();
    const note = within(plan).queryByText('We couldn’t load typical prices. You can still enter a price.');
    if (fault.status === 404) expect(note).toBeNull();
    else {
      repair();
      await user.click(within(plan).getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(care(plan)).toHaveTextContent('MRI scan'));
    }
  });

  it('has a price field, but no choice of care, if neither typical prices nor past visits are known', async () => {
    breakCall('care/typicalPrices', { kind: 'status', status: 404 });
    await openAs('nora', v3);
    const plan = await openEstimate();
    expect(within(plan).getByLabelText(/^Planned cost/)).toBeVisible();
    expect(within(plan).queryByLabelText('What care are you planning?')).not.toBeInTheDocument();
    expect(within(plan).queryByRole('alert')).not.toBeInTheDocument();
    await user.type(within(plan).getByLabelText(/^Planned cost/), '900{Enter}');
    expect(resultOf(plan)).toHaveTextContent('You pay, if your plan covers this care$0.00 to $900.00');
    await user.type(within(plan).getByLabelText(/^Your share after/), '20{Enter}');
    expect(resultOf(plan)).toHaveTextContent('You pay, if your plan covers this care$900.00');
  });

  it('offers only the plan’s kinds of care, including kinds that the portal does not know', async () => {
    await openAs('maria', v3);
    const plan = await openEstimate();
    expect(care(plan)).toHaveTextContent('Sleep study at home');
    expect(care(plan)).not.toHaveTextContent('Root canal');
  });

  it('is explained step by step for a typed price, without a request to a service', async () => {
    await openAs('maria', v3);
    const plan = await openEstimate();
    const inPlan = within(plan);
    await region(v3.formsLabel); // the forms panel loads last
    await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull());
    const sent = sentRequests().length;
    await user.selectOptions(care(plan), OWN_PRICE);
    const cost = inPlan.getByLabelText(/^Planned cost, in dollars/);
    const share = inPlan.getByLabelText(/^Your share after the deductible/);
    await showEstimate(plan);
    expect(cost).toBeInvalid();
    expect(cost).toHaveAccessibleDescription(/Field is Required$/);
    await user.type(cost, '50,000');
    await user.type(share, '20{Enter}');
    for (const sentence of [
      'Until you reach your deductible, you usually pay the full price under your plan',
      'If your plan covers this care, you and your plan share',
      'the share of 20% that you entered',
      'We haven’t counted claims in process here yet.',
      'After that, you’ve reached your out-of-pocket maximum',
    ])
      expect(resultOf(plan)).toHaveTextContent(sentence);
    await user.click(inPlan.getByRole('radio', { name: 'Out of network' }));
    expect(resultOf(plan)).toBeNull();
    await user.clear(share);
    await user.clear(cost);
    await user.type(cost, '9000{Enter}');
    expect(resultOf(plan)).toHaveTextContent(/\$[\d,.]+ to \$[\d,.]+, or more/);
    expect(
      sentRequests()
        .slice(sent)
        .map(({ path }) => path)
        .filter((path) => !/claim\/detail|visitedMHSLanding/.test(path)), // except for the panel's own calls
    ).toEqual([]);
  });
});
