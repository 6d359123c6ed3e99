/** Wellness (spec 000 §2, §6): the content service's programs and the wellness site. */
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { openAs, region, retryAfterRepair } from '../../../tests/support/component/portal.tsx';
import { failCall } from '../../../tests/support/component/services.ts';

const PAGE = '#/wellness';
const brand = brandWhere(({ handOffs }) => handOffs.wellness !== undefined);
const withoutSite = brandWhere(({ handOffs }) => handOffs.wellness === undefined);
const toSite = () => screen.queryByRole('link', { name: /^Go to / });

describe('Wellness', () => {
  it('shows the link to the wellness site even if the programs fail to load, and shows the programs after a retry', async () => {
    failCall('cms/contentInfo');
    await openAs('maria', brand, PAGE);
    const programs = await region('Your programs');
    await within(programs).findByRole('alert');
    expect(programs).not.toHaveTextContent('No wellness program');
    expect(toSite()).toHaveAccessibleName(`Go to ${brand.handOffs.wellness?.name} (opens in a new tab)`);
    await retryAfterRepair(programs, 'We couldn’t load your wellness programs.');
    const headings = await within(programs).findAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Health coaching',
      'Quit tobacco',
      'Preventive care reminders',
      'Expecting a baby',
    ]);
    expect(within(programs).getByRole('link', { name: /^Make a plan/ })).toHaveAttribute('target', '_blank');
  });

  it('moves the focus to the heading above the programs when the pressed retry button disappears', async () => {
    failCall('cms/contentInfo');
    await openAs('maria', brand, PAGE);
    const programs = await region('Your programs');
    await retryAfterRepair(programs, 'We couldn’t load your wellness programs.');
    expect(within(programs).getByRole('heading', { level: 2 })).toHaveFocus();
  });

  it('says that there is nothing to show if the brand has neither programs nor a wellness site', async () => {
    await openAs('maria', withoutSite, PAGE);
    await screen.findByText('We have no wellness program on record for your coverage.');
    expect(toSite()).toBeNull();
  });

  it('shows a note instead of programs if the group has only dental coverage', async () => {
    await openAs('pearl', brand, PAGE);
    await screen.findByText('Wellness programs come with medical coverage.');
  });
});
