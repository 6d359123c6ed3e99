/** The page Claims & Spending (spec 000 §2; 001 §4). Its claims and its spending accounts load and fail separately. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { openAs, region, retryAfterRepair } from '../../../tests/support/component/portal.tsx';
import { failCall } from '../../../tests/support/component/services.ts';

const PAGE = '#/claims-and-spending';
const brand = brandWhere(
  ({ messageCenter, prescriptions }) => messageCenter && !prescriptions.needsCurrentCoverage,
);

describe('Claims & Spending', () => {
  it('shows claims and accounts and offers a retry if only the vendor lookup fails', async () => {
    failCall('spendingAccount/vendordetails');
    await openAs('theo', brand, PAGE);
    const spending = await region('Spending Accounts');
    const accounts = async () =>
      (await within(spending).findAllByRole('listitem')).map(({ textContent }) => textContent);
    const kinds = [
      expect.stringContaining('Health savings account (HSA)'),
      expect.stringContaining('Flexible spending account (FSA)'),
    ];
    expect(await accounts()).toEqual(kinds);
    await waitFor(() => expect(document.querySelectorAll('#claims-panel .claim-row')).toHaveLength(3));
    expect(screen.getByRole('link', { name: 'See all claims' })).toHaveAttribute(
      'href',
      '#/claims/claimsAndPayments',
    );
    await retryAfterRepair(
      spending,
      'We couldn’t look up whether you can pay claims from these accounts here.',
    );
    await within(spending).findByText(/When you pay a claim from an account/);
    expect(await accounts()).toEqual(kinds);
    expect(within(spending).getByRole('link')).toHaveAttribute('href', '/spa/#/spendingSummary');
  });

  it.each([
    ['blair', 'We can’t show your spending accounts right now.'],
    ['kit', 'You have no spending account here.'],
    ['nora', 'We found no spending account here.'],
  ])('tells %s why no account is shown: %s', async (who, text) => {
    await openAs(who, brand, PAGE);
    const spending = await region('Spending Accounts');
    expect(await within(spending).findByText(text)).toBeVisible();
  });
});
