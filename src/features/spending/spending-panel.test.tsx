/** The HSA's terms and enrollment in the panel of spending accounts (001 §4): what is sent, and what is shown if it fails. */
import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { openAs, region, user } from '../../../tests/support/component/portal.tsx';
import { breakCall, failCall, repair, sentRequests } from '../../../tests/support/component/services.ts';

const PANEL = '#/claims-and-spending';
const brand = brandWhere(({ messageCenter, spending }) => messageCenter && !spending.bypassHSA);

const panel = () => region('Spending Accounts');
const press = async (name: string) => user.click(await within(await panel()).findByRole('button', { name }));
const says = (text: string | RegExp) => waitFor(async () => expect(await panel()).toHaveTextContent(text));

describe('the terms of an HSA', () => {
  it('can be declined', async () => {
    await openAs('otto', brand, PANEL);
    await press('Decline');
    await says('You declined the terms');
  });

  it('stay to be answered if an answer cannot be saved', async () => {
    failCall('hsa/termsAndConditions');
    await openAs('otto', brand, PANEL);
    await press('Accept the terms');
    expect(await within(await panel()).findByRole('alert')).toHaveTextContent(
      'We could not save your answer. Nothing has changed.',
    );
    repair();
    await press('Accept the terms');
    await says('You can spend $');
  });
});

describe('the enrollment in an HSA', () => {
  const enrollments = () => sentRequests('hsa/enroll');

  it('is not sent without the box checked', async () => {
    await openAs('cleo', brand, PANEL);
    await press('Open an HSA');
    await says('Check the box to open an HSA');
    expect(enrollments()).toEqual([]);
  });

  it('that the employer began is sent again after a lost answer', async () => {
    await openAs('lena', brand, PANEL);
    breakCall('hsa/enroll', { kind: 'status', status: 503 });
    await user.click(await within(await panel()).findByRole('checkbox', { name: 'I want to open an HSA.' }));
    await press('Open an HSA');
    expect(await within(await panel()).findByRole('alert')).toHaveTextContent(
      'We do not know whether your enrollment arrived.',
    );
    repair();
    await press('Try again');
    await says('Confirmation number: ');
    expect(await panel()).not.toHaveTextContent('open the HSA here');
    expect(within(await panel()).queryByRole('button', { name: 'Open an HSA' })).toBeNull();
  });
});
