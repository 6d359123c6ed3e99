/** Pay Premium (spec 000 §2, §6): who collects a group's premium, and where to pay it. */
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { localSite, openAs, retryAfterRepair, user } from '../../../tests/support/component/portal.tsx';
import { changeResponse, failCall } from '../../../tests/support/component/services.ts';
import type { MemberInfoWire } from '../../profile/profile.schema.ts';

const PAGE = '#/ebill';
const brand = brandWhere(({ handOffs }) => handOffs.payPremium !== undefined);
const withoutPremiums = brandWhere(({ handOffs }) => handOffs.payPremium === undefined);
const premium = (name: string) => screen.findByRole('region', { name });
const payLink = () => screen.queryByRole('link', { name: /^Pay your premium/ });

describe('Pay Premium', () => {
  it.each([
    ['nora', 'You pay this premium yourself'],
    ['ruth', 'You may pay this Medicare premium here'],
  ])('leads %s to the payment site in a new tab', async (who, heading) => {
    await openAs(who, brand, PAGE);
    await premium(heading);
    expect(payLink()).toHaveAttribute('href', localSite(brand.handOffs.payPremium?.url.prod));
    expect(payLink()).toHaveAttribute('rel', 'noreferrer');
    expect(payLink()).toHaveAccessibleName('Pay your premium (opens in a new tab)');
    expect(payLink()).toHaveAccessibleDescription(
      expect.stringContaining(`This link leaves our site. ${brand.handOffs.payPremium?.name}`),
    );
    const help = within(screen.getByRole('main')).getByRole('complementary');
    expect(within(help).getByRole('link', { name: brand.customerServicePhoneNumber })).toBeVisible();
  });

  it('has no payment link in an environment without a payment site', async () => {
    const name = 'Ledgerway Payments';
    const handOffs = { payPremium: { name, url: { qa: 'https://pay.test.example/' } } };
    await openAs('nora', { ...brand, handOffs }, PAGE);
    await premium('You pay this premium yourself');
    expect(payLink()).toBeNull();
  });

  it('has no payment link if the employer pays', async () => {
    await openAs('owen', brand, PAGE);
    await premium('You have nothing to pay here');
    expect(payLink()).toBeNull();
  });

  it('does not say that a dependent is billed for a plan that the subscriber buys', async () => {
    changeResponse('member/v3/memberInfo', ({ payload: { memberInfo } }: MemberInfoWire) => {
      const clientList = memberInfo.clientList.map((client) => ({
        ...client,
        groupList: client.groupList.map((group) => ({ ...group, directPayIndicator: 'Y' })),
      }));
      return { payload: { memberInfo: { ...memberInfo, clientList } } };
    });
    await openAs('daniel', brand, PAGE);
    expect(await premium('The subscriber pays this premium')).toHaveTextContent(
      `${brand.name} bills the subscriber`,
    );
    expect(screen.getByRole('link', { name: /^Pay the premium/ })).toBeVisible();
    expect(await premium('Your other groups')).toHaveTextContent('The subscriber pays this premium');
    expect(screen.getByRole('main')).not.toHaveTextContent(/yourself|bills you|you owe|your premium/);
  });

  it('shows a note instead of a payment link if the brand accepts no online payments', async () => {
    await openAs('nora', withoutPremiums, PAGE);
    expect(await premium('You pay this premium yourself')).toHaveTextContent(
      'doesn’t accept premium payments online',
    );
    expect(payLink()).toBeNull();
  });

  it('switches to the member’s other group when the button of that group is pressed', async () => {
    await openAs('maria', brand, PAGE);
    const groups = await screen.findByRole('combobox', { name: 'Show this page for' });
    expect(groups).toHaveValue('10452000');
    await user.click(screen.getByRole('button', { name: 'Show group 23881000' }));
    expect(groups).toHaveValue('23881000');
  });

  it('shows a retry button after the profile failed to load', async () => {
    failCall('member/v3/memberInfo');
    await openAs('owen', brand, PAGE);
    await retryAfterRepair(screen.getByRole('main'), 'We couldn’t load your coverage.');
    await premium('You have nothing to pay here');
  });
});
