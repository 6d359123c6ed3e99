/** What the zip form shows for a zip code that none of our brands serves. */
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { user } from '../../../tests/support/component/portal.tsx';
import { makeSpanish } from '../../../tests/support/component/spanish.ts';
import { answer, ask, heading, MINNESOTA, openZip } from '../../../tests/support/component/zip.tsx';
import { dropAnswer } from './zip.store.ts';

afterEach(dropAnswer);

describe('a zip code that no brand serves', () => {
  const noneFor = (zip: string) =>
    `No, ${MINNESOTA.name} does not serve zip code ${zip}. Nor do our other brands.`;
  const link = (name: string) => within(answer()).queryByRole('link', { name });

  it('leads to the marketplace, Medicare, the state’s insurance department, and the phone number of the site’s brand', async () => {
    openZip(MINNESOTA);
    await ask('99501');
    await waitFor(async () => expect(await heading(noneFor('99501'))).toHaveFocus());
    expect(answer()).toHaveTextContent('Here is where you can ask:');
    expect(answer()).not.toHaveTextContent('You can still get');
    for (const name of ['The marketplace', 'Medicare', 'Insurance department: Alaska'])
      expect(link(name)).toHaveAttribute('href', expect.stringMatching(/^https:/));
    expect(answer()).toHaveTextContent('HealthCare.gov leads to the marketplace for Alaska.');
    expect(link(MINNESOTA.customerServicePhoneNumber)).toBeVisible();
  });

  it('leads Spanish readers to the marketplace’s Spanish site', async () => {
    await makeSpanish();
    openZip(MINNESOTA);
    await user.type(screen.getByLabelText('Su código postal'), '99501');
    await user.click(screen.getByRole('button', { name: 'Buscar mi plan' }));
    await waitFor(() =>
      expect(link('El mercado de seguros')).toHaveAttribute('href', 'https://www.cuidadodesalud.gov/es/'),
    );
  });

  it('does not lead to the marketplace if the zip code is in a U.S. territory', async () => {
    openZip(MINNESOTA);
    await ask('00901');
    await waitFor(async () => expect(await heading(noneFor('00901'))).toHaveFocus());
    expect(answer()).toHaveTextContent('HealthCare.gov sells no plans in Puerto Rico.');
    expect(link('The marketplace')).toBeNull();
    expect(answer()).toHaveTextContent('1-800-MEDICARE (1-800-633-4227)');
  });

  it('is reported as unknown if it is not in use, and as foreign if it is in another country', async () => {
    openZip(MINNESOTA);
    await ask('00000');
    await waitFor(async () => expect(await heading('We don’t know the zip code 00000.')).toHaveFocus());
    expect(answer()).toHaveTextContent('Check the five digits');
    await ask('34502'); // within Florida's range, but not in use
    expect(await heading('We don’t know the zip code 34502.')).toBeVisible();
    await ask('96940'); // has Guam's prefix, but is in Palau
    expect(await heading(/does not serve zip code 96940\. It is in another country: Palau\.$/)).toBeVisible();
    expect(link('Medicare')).toBeNull();
  });

  it('leads to TRICARE instead of the marketplace if the zip code is for military addresses', async () => {
    openZip(MINNESOTA);
    await ask('09012');
    await waitFor(async () =>
      expect(
        await heading(/does not serve zip code 09012\. It is a military or embassy address\.$/),
      ).toHaveFocus(),
    );
    expect(link('TRICARE')).toHaveAttribute('href', 'https://www.tricare.mil/');
    expect(link('The marketplace')).toBeNull();
  });
});
