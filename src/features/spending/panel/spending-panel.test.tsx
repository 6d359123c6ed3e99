/** HSA terms and enrollment (001 §4): what is sent, and what is shown after a failure. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brandWhere } from '../../../../tests/support/brands.ts';
import { changeTexts } from '../../../../tests/support/component/content.ts';
import { goTo, openAs, region, user } from '../../../../tests/support/component/portal.tsx';
import { breakCall, failCall, repair, sentRequests } from '../../../../tests/support/component/services.ts';

const SPENDING = '#/spendingSummary';
const PANEL = '#/claims-and-spending';
const brand = brandWhere(({ messageCenter, spending }) => messageCenter && !spending.bypassHSA);

const panel = () => region('Spending Accounts');
const press = async (name: string) => user.click(await within(await panel()).findByRole('button', { name }));
const says = (text: string | RegExp) => waitFor(async () => expect(await panel()).toHaveTextContent(text));

describe('the terms of an HSA', () => {
  it('are shown with their version before they can be accepted, and are followed by a receipt', async () => {
    await openAs('otto', brand, PANEL);
    expect(await within(await panel()).findByText('Terms, version 3 from January 1, 2026')).toBeVisible();
    expect(await panel()).toHaveTextContent('A bank that the Internal Revenue Service has approved');
    await press('Accept the terms');
    await says('You can spend $');
    await goTo(SPENDING);
    expect(await screen.findByText(/^You accepted version 3 of the HSA terms on /)).toBeVisible();
  });

  it.each([
    [
      'are missing',
      () => changeTexts((texts) => texts.filter(({ name }) => name !== 'HSA_TERMS_DATE')),
      /We don’t have the terms here/,
    ],
    ['don’t load', () => failCall('cms/contentInfo'), /We couldn’t load the terms/],
  ])('cannot be accepted if they %s', async (_, lose, said) => {
    lose();
    await openAs('otto', brand, PANEL);
    await waitFor(async () => expect(await panel()).toHaveTextContent(said));
    expect(within(await panel()).queryByRole('button', { name: 'Accept the terms' })).toBeNull();
  });

  it('can be declined', async () => {
    await openAs('otto', brand, PANEL);
    await press('Decline');
    await says('You declined the terms');
  });

  it('are loaded again if they changed before they were accepted', async () => {
    changeTexts((texts) =>
      texts.map((text) => (text.name === 'HSA_TERMS_VERSION' ? { ...text, value: '2' } : text)),
    );
    await openAs('otto', brand, PANEL);
    await says('Terms, version 2 from January 1, 2026');
    changeTexts((texts) => texts);
    await press('Accept the terms');
    await says('Terms, version 3 from January 1, 2026');
    expect(await within(await panel()).findByRole('alert')).toHaveTextContent('The terms have changed.');
    expect(screen.getByRole('heading', { name: 'Spending Accounts', level: 2 })).toHaveFocus();
    await press('Accept the terms');
    await says('You can spend $');
  });

  it('can be accepted after a failed attempt to save', async () => {
    failCall('hsa/termsAndConditions');
    await openAs('otto', brand, PANEL);
    await press('Accept the terms');
    expect(await within(await panel()).findByRole('alert')).toHaveTextContent(
      'We couldn’t save your answer. Nothing has changed.',
    );
    repair();
    await press('Accept the terms');
    await says('You can spend $');
  });
});

describe('enrollment in an HSA', () => {
  const enrollments = () => sentRequests('hsa/enroll');

  it('is not sent unless the box is checked', async () => {
    await openAs('cleo', brand, PANEL);
    await press('Open an HSA');
    await says('Field is Required');
    expect(enrollments()).toEqual([]);
  });

  it('is sent again after a lost response if the employer began the enrollment', async () => {
    await openAs('lena', brand, PANEL);
    breakCall('hsa/enroll', { kind: 'status', status: 503 });
    await user.click(await within(await panel()).findByRole('checkbox', { name: 'I want to open an HSA.' }));
    await press('Open an HSA');
    expect(await within(await panel()).findByRole('alert')).toHaveTextContent(
      'We don’t know whether your enrollment arrived.',
    );
    repair();
    await press('Try again');
    await says('Confirmation number: ');
    expect(await panel()).not.toHaveTextContent('open the HSA here');
    expect(within(await panel()).queryByRole('button', { name: 'Open an HSA' })).toBeNull();
  });
});
