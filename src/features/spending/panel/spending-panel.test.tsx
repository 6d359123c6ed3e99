/** HSA terms and enrollment (001 §4): what is sent, and what is shown after a failure. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brandWhere } from '../../../../tests/support/brands.ts';
import { changeTexts } from '../../../../tests/support/component/content.ts';
import { goTo, openAs, region, user } from '../../../../tests/support/component/portal.tsx';
import {
  breakCall,
  changeResponse,
  failCall,
  repair,
  sentRequests,
} from '../../../../tests/support/component/services.ts';

const SPENDING = '#/spendingSummary';
const PANEL = '#/claims-and-spending';
const brand = brandWhere(({ messageCenter, spending }) => messageCenter && !spending.bypassHSA);

const panel = () => region('Spending Accounts');
const press = async (name: string) => user.click(await within(await panel()).findByRole('button', { name }));
const says = (text: string | RegExp) => waitFor(async () => expect(await panel()).toHaveTextContent(text));

/** Makes the signed-in member a spouse who sees the account of the subscriber. */
const makeSpouse = (): void =>
  changeResponse('member/v3/memberInfo', (body) =>
    JSON.parse(JSON.stringify(body), (key, value: unknown) => (key === 'relationshipCode' ? '01' : value)),
  );

describe('the terms of an HSA', () => {
  it('show their version before they can be accepted, and a receipt after they are accepted', async () => {
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

  it('cannot be accepted by a spouse, who is told that the subscriber must accept them', async () => {
    makeSpouse();
    await openAs('otto', brand, PANEL);
    await says('Only the subscriber can accept the terms of this HSA.');
    expect(await panel()).toHaveTextContent('We don’t show it here until its terms are accepted.');
    expect(await panel()).not.toHaveTextContent('If you accept:');
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

  it.each([
    ['is refused', 400, 'We couldn’t save your answer. Nothing has changed.'],
    ['has an unknown outcome', 500, 'We don’t know whether your answer was saved.'],
  ])('can be accepted after a first attempt that %s (status %s)', async (_, status, said) => {
    breakCall('hsa/termsAndConditions', { kind: 'status', status });
    await openAs('otto', brand, PANEL);
    await press('Accept the terms');
    expect(await within(await panel()).findByRole('alert')).toHaveTextContent(said);
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

  it('is reported as failed after a 400, but as unknown after a 503, even if a retry then gets a 400', async () => {
    const check = async () =>
      user.click(await within(await panel()).findByRole('checkbox', { name: 'I want to open an HSA.' }));
    await openAs('cleo', brand, PANEL);
    breakCall('hsa/enroll', { kind: 'status', status: 400 });
    await check();
    await press('Open an HSA');
    await says('We couldn’t start your enrollment. No HSA was opened.');
    repair();
    breakCall('hsa/enroll', { kind: 'status', status: 503 });
    await press('Try again');
    await says('We don’t know whether your enrollment arrived.');
    repair();
    breakCall('hsa/enroll', { kind: 'status', status: 400 });
    const alert = async () => within(await panel()).getByRole('alert').textContent;
    const before = await alert();
    await press('Try again');
    await waitFor(async () => expect(await alert()).not.toBe(before)); // the reference code changes
    await says('We don’t know whether your enrollment arrived.');
  });

  it('can be sent again after a 503 if the employer began the enrollment', async () => {
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
