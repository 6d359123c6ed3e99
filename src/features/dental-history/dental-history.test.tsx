/** Dental procedure history (spec 001 §§2, 7, 8): patients, procedures, the tooth chart, and failures. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { goTo, openAs, retryAfterRepair, user } from '../../../tests/support/component/portal.tsx';
import { failCall, holdCall, repair, sentRequests } from '../../../tests/support/component/services.ts';

const brand = brandWhere(({ messageCenter }) => messageCenter);
const CALL = 'dentalProcedureHistory';
const GROUP = '23881000';
const VIEW = '#/claims/claimsAndPayments/dentalProcedureHistory';

const main = () => screen.getByRole('main');
const patient = (name: string) => screen.getByRole('radio', { name });
const procedures = () => document.querySelectorAll('main .procedure');

async function open(hash: string): Promise<void> {
  await openAs('maria', brand, hash);
  await screen.findByRole('heading', { level: 1, name: 'Dental procedure history' });
}

async function openGroup(): Promise<void> {
  await open(`${VIEW}?grp=${GROUP}`);
  await waitFor(() => expect(procedures()).not.toHaveLength(0));
}

describe('the dental procedures of a group', () => {
  it('are shown for the selected patient, and the patient buttons are disabled while procedures load', async () => {
    await openGroup();
    expect(patient('Maria Delgado')).toBeChecked();
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    expect(main()).toHaveTextContent('Member 701');
    expect(procedures()[0]).toHaveTextContent('Teeth');
    holdCall(CALL);
    await user.click(patient('Ines Delgado'));
    expect(patient('Ines Delgado')).toBeChecked();
    for (const name of ['Maria Delgado', 'Ines Delgado']) expect(patient(name)).toBeDisabled();
    repair();
    await waitFor(() => expect(patient('Ines Delgado')).toBeEnabled());
    expect(main()).toHaveTextContent('Member 704');
    await waitFor(() =>
      expect(
        within(main())
          .getAllByRole('status')
          .filter(({ textContent }) => /procedures? for Ines Delgado/.test(textContent)),
      ).toHaveLength(1),
    );
    expect(sentRequests(CALL).map(({ body }) => body)).toMatchObject([
      { payload: { groupNum: GROUP } },
      { payload: { groupNum: GROUP } },
    ]);
  });

  it('mark the same teeth in the chart and in the list', async () => {
    await openGroup();
    const label = screen.getByRole('img', { name: /^Tooth chart/ }).getAttribute('aria-label') ?? '';
    const drawn = label.match(/\b(\d{1,2}|[A-T])\b/g) ?? [];
    expect(drawn.length).toBeGreaterThan(0);
    const textsOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
    expect(textsOf('.tooth-treated text')).toEqual(expect.arrayContaining(drawn));
    expect(textsOf('.teeth-list strong').map((name) => /ooth (\w+)/.exec(name)?.[1])).toEqual(drawn);
  });

  it('can be reloaded for the selected patient after a failure', async () => {
    await openGroup();
    failCall(CALL);
    await user.click(patient('Leo Delgado'));
    await within(main()).findByRole('alert');
    expect(patient('Maria Delgado')).toBeEnabled();
    await retryAfterRepair(main(), 'We couldn’t load the dental procedures.');
    await waitFor(() => expect(main()).toHaveTextContent('Member 703'));
    expect(patient('Leo Delgado')).toBeChecked();
  });
});

it('the view shows a message if the group has no procedures or the member does not belong to it', async () => {
  await open(VIEW); // no group in the address, so the selected group is used
  await screen.findByText('We have no dental procedures on record for Maria Delgado in this group.');
  await goTo(`${VIEW}?grp=004211`);
  expect(await screen.findByText('You aren’t in this group.')).toBeVisible();
});
