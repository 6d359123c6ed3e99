/** Prescriptions (spec 000 §2, §6; 001 §7): a group's drug plan, and the medication therapy program. */
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { localSite, openAs, user } from '../../../tests/support/component/portal.tsx';
import { changeResponse, failCall, sentRequests } from '../../../tests/support/component/services.ts';

const PAGE = '#/prescriptions';
const VISIT = 'mtm/capabilityInfo';
const brand = brandWhere(
  ({ handOffs, prescriptions }) =>
    handOffs.medicationTherapy !== undefined && !prescriptions.needsCurrentCoverage,
);
const strict = brandWhere(({ prescriptions }) => prescriptions.needsCurrentCoverage);
const plan = (name: string) => screen.findByRole('region', { name });
const therapyLink = () => screen.queryByRole('link', { name: /medicine-therapy/ });

describe('Prescriptions', () => {
  it.each([
    ['owen', 'has no drug plan', brand, 'This group has no drug plan'],
    ['felix', 'has a drug plan that ended', brand, 'Your drug coverage has ended'],
    [
      'edith',
      'has a drug plan that ended, on a brand that requires current coverage',
      strict,
      'You have no drug plan right now',
    ],
  ] as const)('shows no medication therapy program for %s, who %s', async (who, _what, site, heading) => {
    await openAs(who, site, PAGE);
    await plan(heading);
    expect(therapyLink()).toBeNull();
  });

  it('says that drug coverage has ended for a member who left a plan that continues', async () => {
    changeResponse('member/v3/memberInfo', (body) =>
      JSON.parse(JSON.stringify(body), (key, value: unknown) =>
        key === 'covCancellationDate' ? '2026-11-01' : value,
      ),
    );
    await openAs('maria', brand, PAGE);
    expect(await plan('Your drug coverage has ended')).toHaveTextContent('until November 1, 2026.');
    expect(therapyLink()).toBeNull();
  });

  it('announces the group that the member selects', async () => {
    await openAs('maria', brand, PAGE);
    await plan('You have a drug plan');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show this page for' }), '23881000');
    await plan('This group has no drug plan');
    expect(screen.getByText('Now showing group 23881000')).toHaveAttribute('role', 'status');
  });

  it.each([true, false])(
    'records a click on the medication therapy link, and shows no alert (the recording call succeeds: %s)',
    async (works) => {
      if (!works) failCall(VISIT);
      await openAs('maria', brand, PAGE);
      await plan('You have a drug plan');
      const link = therapyLink();
      expect(link).toHaveAttribute('href', localSite(brand.handOffs.medicationTherapy?.url.prod));
      expect(link).toHaveAttribute('target', '_blank');
      if (link) await user.click(link);
      await vi.waitFor(() => expect(sentRequests(VISIT)).toHaveLength(1));
      expect(sentRequests(VISIT)[0]?.body).toMatchObject({
        payload: { capabilityPayload: { groupNumber: '10452000' } },
      });
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );
});
