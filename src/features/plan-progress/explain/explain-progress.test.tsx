/** Which claims counted, and what a planned cost would mean (decisions 167, 176). */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brandWhere } from '../../../../tests/support/brands.ts';
import { openAs, region, retryAfterRepair, user } from '../../../../tests/support/component/portal.tsx';
import { failCall, sentRequests } from '../../../../tests/support/component/services.ts';

const v3 = brandWhere(({ planProgress, messageCenter }) => planProgress.version === 'V3' && messageCenter);

const medicalPlan = async () =>
  (await screen.findByRole('heading', { level: 3, name: 'Medical' })).closest('article') ?? document.body;

/** Opens the claims of the first limit. */
async function openLedger(): Promise<HTMLElement> {
  const plan = await medicalPlan();
  const step = plan.querySelector<HTMLElement>('.path-step') ?? plan;
  await user.click(await within(step).findByRole('button', { name: 'Which claims counted?' }));
  return step;
}

const cents = (text: string): number => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100);
const firstAmount = (text: string): string => /\$[\d,]+\.\d\d/.exec(text)?.[0] ?? 'no amount';

describe('the claims that counted', () => {
  it('add up to the amount on screen, open in place, and can be those of one person', async () => {
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

  it('say what no claim explains', async () => {
    await openAs('nadia', v3);
    const ledger = await openLedger();
    expect(await within(ledger).findByText(/We cannot tell/)).toHaveTextContent(
      'We cannot tell which claims made up the other $650.00.',
    );
  });

  it('have a retry button if they cannot be loaded', async () => {
    failCall('claims/v2/recent');
    await openAs('maria', v3);
    const ledger = await openLedger();
    await retryAfterRepair(ledger, 'We could not load the claims of this plan.');
    expect(await within(ledger).findByText(/^These claims add up to/)).toBeVisible();
  });
});

describe('a planned cost', () => {
  it('is explained step by step as an estimate, and sends nothing', async () => {
    await openAs('maria', v3);
    const plan = await medicalPlan();
    const inPlan = within(plan);
    await user.click(await inPlan.findByRole('button', { name: 'What would a planned cost mean?' }));
    expect(await inPlan.findByText('This is an estimate, not a bill.', { exact: false })).toBeVisible();
    await region(v3.formsLabel); // loads last
    await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull());
    const sent = sentRequests().length;
    const cost = inPlan.getByLabelText(/^Planned cost, in dollars/);
    const share = inPlan.getByLabelText(/^Your share after the deductible/);
    const result = () => plan.querySelector('.what-if-result');
    await user.click(inPlan.getByRole('button', { name: 'Show the estimate' }));
    expect(cost).toBeInvalid();
    expect(cost).toHaveAccessibleDescription(/Field is Required$/);
    await user.type(cost, '50,000');
    await user.type(share, '20{Enter}');
    for (const sentence of [
      'Until you reach your deductible you usually pay the full plan price',
      'You and your plan share',
      'After that you have reached your out-of-pocket maximum',
    ])
      expect(result()).toHaveTextContent(sentence);
    await user.click(inPlan.getByRole('radio', { name: 'Out of network' }));
    expect(result()).toBeNull();
    await user.clear(share);
    await user.clear(cost);
    await user.type(cost, '9000{Enter}');
    expect(result()).toHaveTextContent(/\$[\d,.]+ to \$[\d,.]+/);
    expect(
      sentRequests()
        .map(({ path }) => path)
        .slice(sent),
    ).toEqual([]);
  });
});
