/** An open claim (spec 001 §2): its cost, figures and steps, and what it shows if a call fails. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  brand,
  changeClaims,
  openClaim,
  openRow,
  part,
  payButton,
  POSITION,
  rows,
  toggleOf,
} from '../../../../tests/support/component/claims.ts';
import { user } from '../../../../tests/support/component/portal.tsx';
import { changeResponse, failCall, repair } from '../../../../tests/support/component/services.ts';
import { statePromptPay } from '../../../brand/states/served-states.rules.ts';

const cents = (amount: string | undefined): number => Number(amount?.replaceAll(/\D/g, ''));

const moneyOf = (claim: HTMLElement): Map<string, string> =>
  new Map(
    [...claim.querySelectorAll('.money-table tbody tr')].map((row) => [
      row.querySelector('th')?.textContent ?? '',
      row.querySelector('td')?.textContent ?? '',
    ]),
  );

const stepsOf = async (claim: HTMLElement) =>
  within(await part(claim, 'Steps of this claim'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());

describe('an expanded claim', () => {
  it('shows the denial reason and amounts that add up, but no payment step, if the claim was denied', async () => {
    const claim = await openClaim(POSITION.denied);
    const why = await part(claim, 'Why do I owe this?');
    expect(why.textContent).toMatch(
      /Why we denied it: ?This service needed our approval.*You may owe \$[\d.,]+\. Your plan didn’t cover it\. Check your appeal rights before you pay\./s,
    );
    expect(claim.querySelector('.claim-facts')).toHaveTextContent(/You may ?get a bill/);
    const money = moneyOf(claim);
    expect(cents(money.get('Your Total Cost'))).toBe(
      cents(money.get('Provider Charge')) - cents(money.get('Plan discount')) - cents(money.get('Plan Paid')),
    );
    expect(await stepsOf(claim)).toEqual([
      expect.stringMatching(/^Received ?\w+ \d+$/),
      'Reviewed',
      expect.stringMatching(/^Decided: denied ?\w+ \d+$/),
    ]);
  });

  it('shows four amounts and the Rx number if the claim is for a drug, and prints the Rx number', async () => {
    const claim = await openClaim(POSITION.approvedDrug);
    expect([...moneyOf(claim).keys()]).toEqual([
      'Provider Charge',
      'Member Discounted Rate',
      'Plan Paid',
      'Your Total Cost',
    ]);
    expect(
      within(claim)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['Medicine', 'Rx number', 'Refill', 'Quantity']));
    await user.click(within(claim).getByRole('button', { name: 'Print this claim' }));
    const sheet = document.querySelector('.print-sheet');
    for (const words of [
      brand.name,
      brand.customerServicePhoneNumber,
      'Provider Charge',
      'Rx number',
      'Printed on',
    ])
      expect(sheet).toHaveTextContent(words);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
  });

  it('shows a warning above the pay button and in the payment view if the claim’s figures do not add up', async () => {
    const claim = await openClaim(POSITION.doesNotAddUp);
    const words = claim.querySelector('.why-words');
    expect(words).toHaveTextContent(
      /The claim says that your cost is \$[\d.,]+, but its own figures come to \$[\d.,]+\. They don’t match\./,
    );
    expect(claim.querySelector('.money-bar')).toBeNull();
    const pay = payButton(claim);
    expect(words?.compareDocumentPosition(pay)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(pay);
    await screen.findByRole('heading', { level: 1, name: 'Pay a claim' });
    expect(document.querySelector('#pay-doubtful')).toHaveTextContent(/Before you pay, call [\d-]+/);
  });

  it('says that nothing is owed yet, and names the law that sets the deadline, if the claim is in process', async () => {
    const claim = await openClaim(POSITION.inProcess);
    expect(await part(claim, 'Where this claim stands')).toHaveTextContent('There’s nothing to pay now.');
    expect(moneyOf(claim).get('Your Total Cost')).toBe('In Process');
    expect(await stepsOf(claim)).toEqual([
      expect.stringMatching(/^Received ?\w+ \d+$/),
      ...['In process Now', 'Decision Not yet', 'Payment Not yet'],
    ]);
    const steps = await part(claim, 'Steps of this claim');
    expect(steps.querySelector('[aria-current=step]')).toHaveTextContent('In process Now');
    const { state: name, law } = statePromptPay(brand) ?? {};
    expect(steps).toHaveTextContent(`${name} law (${law}) gives us until `);
    expect(steps).toHaveTextContent(/until \w+ \d+, 20\d\d to pay (or deny )?a complete claim/);
    expect(await part(claim, 'Documents')).toHaveTextContent(
      'You’ll find the documents here once we decide the claim.',
    );
  });
});

describe('an expanded claim with unknown codes', () => {
  it('shows all of its services with their codes, and adds up their amounts', async () => {
    interface Detail {
      payload: { getClaimAccumActivityDetailData: readonly object[] };
    }
    changeResponse('claim/detail', ({ payload }: Detail) => ({
      payload: {
        ...payload,
        getClaimAccumActivityDetailData: payload.getClaimAccumActivityDetailData.map((line) => ({
          ...line,
          lineCode: 'Q',
          lineStatusCode: '8',
        })),
      },
    }));
    const claim = await openClaim(POSITION.denied);
    const services = await part(claim, 'Services');
    expect(services).toHaveTextContent('Service line Q');
    expect(services).toHaveTextContent('Status 8');
    expect(claim.querySelector('.why-answer')).toHaveTextContent(/owe \$\d/); // shown only if the amounts add up to the cost
  });

  it('shows no cost, and no button to pay it or to mark it as paid, if its status is unknown', async () => {
    changeClaims((claim) => ({ ...claim, claimStatusCode: '9', bilgProvClmStaCd: '9' }));
    const claim = await openClaim(POSITION.adjusted);
    expect(claim.querySelector('.row-amount')).toHaveTextContent('Your cost: Not known');
    expect(claim.querySelector('.row-status')).toHaveTextContent('Status not known');
    expect(await part(claim, 'Where this claim stands')).toHaveTextContent(
      'We don’t know the status of this claim, so we can’t say here whether you owe anything.',
    );
    expect(await stepsOf(claim)).toEqual([
      expect.stringMatching(/^Received/),
      ...['Reviewed Not known', 'Decision Not known', 'Payment Not known'],
    ]);
    expect(within(claim).queryByRole('button', { name: /^(?:Pay |Get \$)/ })).toBeNull();
    expect(within(claim).queryByRole('button', { name: /paid/ })).toBeNull();
  });
});

describe('an expanded claim with a failed call', () => {
  it('shows the rest of the claim, and loads its services on retry', async () => {
    failCall('claim/detail');
    failCall('eobDocByClaim');
    const denied = await openClaim(POSITION.denied);
    const appeal = await part(denied, 'If you disagree with this decision');
    expect(appeal).toHaveTextContent(/, 20\d\d/); // the deadline in the claims list
    expect(appeal).not.toHaveTextContent('we couldn’t look up your last day');
    await within(denied).findByRole('button', { name: 'Save this claim (PDF)' });
    await user.click(toggleOf(denied));
    const adjusted = await openRow(rows()[POSITION.adjusted]);
    const dated = await part(adjusted, 'If you disagree with this decision');
    expect(dated).toHaveTextContent(/, 20\d\d to ask us/);
    await user.click(toggleOf(adjusted));
    const drug = await openRow(rows()[POSITION.approvedDrug]);
    expect(moneyOf(drug).has('Member Discounted Rate')).toBe(true); // from the list, not from the failed detail call
    const papers = await part(drug, 'Documents');
    await within(papers).findByText('We can’t show the documents right now.');
    expect(papers).toHaveTextContent(/Reference [2-9A-Z]{8}/);
    expect(within(papers).queryByRole('button', { name: /PDF$/ })).toBeNull();
    const alert = within(drug).getByRole('alert');
    expect(alert).toHaveTextContent('We couldn’t load the services on this claim.');
    expect(within(drug).queryByRole('button', { name: 'Print this claim' })).toBeNull();
    repair();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(within(await part(drug, 'Services')).getByRole('table')).toBeVisible();
    await user.click(within(papers).getByRole('button', { name: 'Try again' }));
    await within(papers).findByRole('button', { name: /^Plan activity statement/ });
  });

  it('moves the focus to its title when the focused retry button disappears', async () => {
    failCall('eobDocByClaim');
    const denied = await openClaim(POSITION.denied);
    const papers = await part(denied, 'Documents');
    await user.click(await within(papers).findByRole('button', { name: 'Try again' }));
    expect(within(denied).getByRole('heading', { level: 3 })).toHaveFocus();
  });
});
