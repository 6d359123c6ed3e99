/**
 * The county of a zip code: when it is asked for, what depends on it, and its name (spec 000 §7 'zipCode/countyList';
 * decisions/visitors#the-headline-of-a-zip-result).
 */
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { user } from '../../../tests/support/component/portal.tsx';
import { changeResponse, failCall } from '../../../tests/support/component/services.ts';
import {
  answer,
  ask,
  askFor,
  cards,
  chooseCounty,
  FIND_COUNTIES,
  heading,
  MINNESOTA,
  openZip,
  SEVERAL,
  TWO_COUNTIES,
} from '../../../tests/support/component/zip.tsx';
import type { Brand } from '../../brand/brand.schema.ts';
import { persistZip } from '../../session/storage/persisted-zip.ts';
import { dropAnswer } from './zip.store.ts';

const PLANS = '/find-your-plan/';
const namesIn = (state: keyof Brand['brandsByState']): string[] =>
  (MINNESOTA.brandsByState[state] ?? []).map(
    (code) => brandWhere((candidate) => candidate.code === code).name,
  );
const brandIn = (state: keyof Brand['brandsByState']): Brand =>
  brandWhere(({ code, brandsByState }) => brandsByState[state]?.[0] === code);
const ALSO = 'So does Direct Health Minnesota.';

afterEach(dropAnswer);

describe('the county of a zip code', () => {
  it('is asked for below the result if the zip code has several counties, and can be changed later', async () => {
    openZip(MINNESOTA);
    await ask(TWO_COUNTIES);
    await waitFor(async () =>
      expect(await heading(`Yes, ${MINNESOTA.name} serves zip code ${TWO_COUNTIES}. ${ALSO}`)).toHaveFocus(),
    );
    expect(cards()).toHaveLength(2);
    expect(answer().querySelectorAll('.primary')).toHaveLength(1);
    expect(sessionStorage.getItem('VisitorPlace')).toBeNull(); // nothing can be priced before the county is known
    expect(screen.queryByRole('link', { name: 'See plans and prices' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(answer()).toHaveTextContent('Field is Required');
    expect(screen.getAllByRole('radio')[0]).toHaveFocus();
    await chooseCounty('Dakota County');
    expect(await heading(`Yes, ${MINNESOTA.name} serves your part of Dakota County. ${ALSO}`)).toHaveFocus();
    expect(answer()).toHaveTextContent(`Zip code ${TWO_COUNTIES}, Dakota County`);
    expect(screen.getByRole('link', { name: 'See plans and prices' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change county' }));
    expect(screen.getByRole('heading', { name: 'Which county do you live in?' })).toHaveFocus();
    await chooseCounty('Scott County');
    expect(answer()).toHaveTextContent('Scott County');
  });

  it.each(['86515', '42223', '71749'])(
    'is not asked for if the result does not depend on it, as for zip code %s',
    async (zipCode) => {
      openZip(MINNESOTA);
      await ask(zipCode);
      await heading(/^No, .* does\.$/);
      expect(screen.queryByRole('heading', { name: 'Which county do you live in?' })).toBeNull();
      expect(sessionStorage.getItem('VisitorPlace')).toContain(zipCode);
    },
  );

  it('is asked for after a segment is chosen, and is reported if it has no plans for that segment', async () => {
    openZip(MINNESOTA, PLANS);
    await askFor('People under 65', '56594'); // two counties, one of which has no plans for people under 65
    expect(await heading('It depends on your county.')).toBeVisible();
    expect(cards()).toEqual([]);
    await chooseCounty('Wilkin County');
    expect(answer()).toHaveTextContent('Zip code 56594, Wilkin County');
    expect(await heading('Call to ask about plans for people under 65.')).toHaveFocus();
    expect(answer()).toHaveTextContent('Our list shows no plans for people under 65');
    await user.click(screen.getByRole('button', { name: 'Change county' }));
    await chooseCounty('Clay County');
    expect(answer()).toHaveTextContent('Zip code 56594, Clay County');
    expect(answer()).not.toHaveTextContent('Our list shows no plans');
  });

  it('is asked for first if the zip code is in two states, and decides which brands are shown', async () => {
    openZip(MINNESOTA);
    await ask('59221');
    expect(
      await heading(
        `No, ${MINNESOTA.name} does not serve zip code 59221. Your county decides who serves you.`,
      ),
    ).toHaveFocus();
    expect(cards()).toEqual([]);
    await chooseCounty('McKenzie County, ND');
    expect(
      await heading(
        `No, ${MINNESOTA.name} does not serve your part of McKenzie County. ${namesIn('ND').join(' and ')} do.`,
      ),
    ).toHaveFocus();
    expect(cards().map((card) => card.querySelector('h3')?.textContent)).toEqual(namesIn('ND'));
    await user.click(screen.getByRole('button', { name: 'Change county' }));
    await chooseCounty('Richland County, MT');
    expect(
      await heading(
        `No, ${MINNESOTA.name} does not serve your part of Richland County. ${namesIn('MT').join()} does.`,
      ),
    ).toHaveFocus();
  });

  it('is reported as unknown if its lookup fails, and the result lists the brands by state instead', async () => {
    failCall(FIND_COUNTIES);
    openZip(MINNESOTA);
    await ask('59221');
    await waitFor(() => expect(answer()).toHaveTextContent('They are for different states.'));
    expect(answer()).toHaveTextContent('In North Dakota');
    expect(answer()).toHaveTextContent('We couldn’t look up your county.');
  });

  it('is asked for again after a reload, without taking focus, if the visitor has not chosen it', async () => {
    persistZip({ zipCode: TWO_COUNTIES, segment: null });
    openZip(MINNESOTA, PLANS);
    expect(await screen.findByRole('heading', { name: 'Which county do you live in?' })).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it('determines the result if this site’s brand serves only one of the zip code’s two states', async () => {
    openZip(brandIn('ND'));
    await ask('59221');
    expect(await heading('It depends on your county.')).toHaveFocus();
    expect(cards()).toEqual([]);
    await chooseCounty('Richland County, MT');
    expect(
      await heading(/^No, Prairie Rose Health does not serve your part of Richland County\./),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change county' }));
    await chooseCounty('McKenzie County, ND');
    expect(await heading(/^Yes, Prairie Rose Health serves your part of McKenzie County\./)).toBeVisible();
  });

  it('is chosen from all counties of the state if the service does not know the county', async () => {
    openZip(brandIn('PA'), PLANS);
    await ask('15270');
    expect(await heading(/^Yes, .* serves zip code 15270\./)).toHaveFocus();
    expect(answer()).toHaveTextContent('We don’t know which county the zip code 15270 is in.');
    const select = screen.getByLabelText('Your county');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(select).toHaveAccessibleDescription('Field is Required');
    await user.selectOptions(select, 'Allegheny County');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await heading(/serves your part of Allegheny County/)).toHaveFocus();
    expect(sessionStorage.getItem('VisitorPlace')).toContain('42003');
  });

  it('is named even if optional fields of the response are missing or have unknown values', async () => {
    changeResponse(
      FIND_COUNTIES,
      ({ payload }: { payload: { countyList: object[]; stateCodes: string[] } }) => ({
        payload: {
          countyList: payload.countyList.map((county) => ({ ...county, countyKind: 'BOROUGH' })),
          stateCodes: payload.stateCodes,
          listedFor: 'CITY',
        },
      }),
    );
    openZip(MINNESOTA);
    await ask(SEVERAL);
    expect(
      await heading(`Yes, ${MINNESOTA.name} serves your part of Hennepin County. ${ALSO}`),
    ).toBeVisible();
    expect(answer()).toHaveTextContent(`Zip code ${SEVERAL}, Hennepin County`);
  });

  it.each([
    ['23220', 'City of Richmond'],
    ['70501', 'Lafayette Parish'],
    ['20001', 'District of Columbia'],
    ['06385', 'New London County'],
  ])('is shown by its full name: zip code %s is in “%s”', async (zipCode, name) => {
    openZip(MINNESOTA);
    await ask(zipCode);
    await waitFor(() => expect(answer()).toHaveTextContent(`Zip code ${zipCode}, ${name}`));
  });
});
