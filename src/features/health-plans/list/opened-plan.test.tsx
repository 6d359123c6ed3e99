/** An open health plan (spec 001 §§2, 4, 8): its facts, the members on it, and its documents. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brandWhere } from '../../../../tests/support/brands.ts';
import { openAs, user } from '../../../../tests/support/component/portal.tsx';
import { failCall } from '../../../../tests/support/component/services.ts';

const PLANS = '#/claims/healthPlans';
const brand = brandWhere(({ messageCenter, footer }) => messageCenter && footer.kind === 'mega');

const list = () => document.querySelector<HTMLElement>('#plans-list') ?? document.body;
const documents = () => within(list()).getAllByRole('region', { name: 'Documents' });
const linksOf = (part: HTMLElement | undefined) =>
  [...(part?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);

describe('an open health plan', () => {
  it('shows its facts and the members on the plan with their dates', async () => {
    await openAs('maria', brand, PLANS);
    await screen.findByRole('region', { name: 'Plan details' });
    const facts = within(list()).getByRole('region', { name: 'Plan details' });
    expect(facts).toHaveTextContent('10452000');
    expect(facts).toHaveTextContent('No end date');
    const members = within(within(list()).getByRole('region', { name: 'Members covered' }));
    expect(members.getAllByRole('listitem')).toHaveLength(4);
    expect(members.getAllByRole('listitem')[0]).toHaveTextContent(
      /^Maria Delgado Subscriber\s*Since \w+ 1, \d{4}/,
    );
  });

  it('links only to documents that loaded, and shows a number to call if the plan has no documents', async () => {
    failCall('myBenefits/benefitBooklet');
    await openAs('maria', brand, PLANS);
    await screen.findByRole('region', { name: 'Plan details' });
    await waitFor(() =>
      expect(linksOf(documents()[0])).toEqual([expect.stringMatching(/^Summary of benefits/)]),
    );
    await user.click(screen.getByRole('button', { name: 'Details of Clear View Vision' }));
    await waitFor(() => expect(documents()[1]).toHaveTextContent(`call ${brand.customerServicePhoneNumber}`));
    expect(linksOf(documents()[1])).toEqual([]);
  });

  it('shows the last day of a member who leaves before the plan ends', async () => {
    await openAs('milo', brand, PLANS);
    const [members] = await screen.findAllByRole('region', { name: 'Members covered' });
    expect(within(members ?? list()).getAllByText(/Coverage ended/)).toHaveLength(1);
  });
});
