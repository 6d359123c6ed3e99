/**
 * The result for a zip code (spec 000 §5, §7 'zipToBrand', 'zipCode/countyList';
 * decisions/visitors#pages-that-name-other-brands, decisions/visitors#who-a-brand-sells-to).
 */
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { user } from '../../../tests/support/component/portal.tsx';
import { makeSpanish } from '../../../tests/support/component/spanish.ts';
import {
  ACROSS_THE_RIVER,
  answer,
  ask,
  askFor,
  cards,
  chooseCounty,
  heading,
  MINNESOTA,
  OHIO,
  ONE,
  openZip,
  SEVERAL,
} from '../../../tests/support/component/zip.tsx';
import type { Brand } from '../../brand/brand.schema.ts';
import { dropAnswer } from './zip.store.ts';

const PLANS = '/find-your-plan/';
const brandIn = (state: keyof Brand['brandsByState']): Brand =>
  brandWhere(({ code, brandsByState }) => brandsByState[state]?.[0] === code);
const ALSO = 'So does Direct Health Minnesota.';
const siteOf = ({ code }: { code: string }, path: string): string => `http://${code}.localhost${path}`;

afterEach(dropAnswer);

describe('the result for a zip code with one brand', () => {
  it.each(['/', PLANS])(
    'shows a card on %s that links to the same page of the brand’s site',
    async (path) => {
      openZip(MINNESOTA, path);
      await ask(ONE);
      await waitFor(async () =>
        expect(
          await heading(`No, ${MINNESOTA.name} does not serve Columbus. ${OHIO.name} does.`),
        ).toHaveFocus(),
      );
      const [card = answer()] = cards();
      expect(within(card).getByRole('heading', { name: OHIO.name })).toBeVisible();
      expect(answer()).toHaveTextContent('The button takes you to its site.');
      expect(card).toHaveTextContent(OHIO.description);
      expect(card).toHaveTextContent(OHIO.hours.text);
      expect(within(card).getByRole('link', { name: OHIO.customerServicePhoneNumber })).toBeVisible();
      expect(within(card).getByRole('link', { name: `Go to ${OHIO.name}` })).toHaveAttribute(
        'href',
        siteOf(OHIO, path),
      );
    },
  );

  it('is in Spanish on a Spanish page, and links to the Spanish page of the brand’s site', async () => {
    await makeSpanish();
    openZip(MINNESOTA, '/es/');
    await user.type(screen.getByLabelText('Su código postal'), ONE);
    await user.click(screen.getByRole('button', { name: 'Buscar mi plan' }));
    await heading(`No, ${MINNESOTA.name} no da servicio en Columbus. ${OHIO.name} sí.`);
    const [card = answer()] = cards();
    expect(card).toHaveTextContent(OHIO.hours.spanishText);
    expect(card).toHaveTextContent(OHIO.spanish.description ?? 'a Spanish description');
    expect(within(card).getByRole('link', { name: `Ir a ${OHIO.name}` })).toHaveAttribute(
      'href',
      siteOf(OHIO, '/es/'),
    );
  });
});

describe('the result for a zip code with several brands', () => {
  it('offers a choice that says how the brands differ, with this site’s brand first', async () => {
    openZip(MINNESOTA);
    await ask(SEVERAL);
    await waitFor(async () =>
      expect(await heading(`Yes, ${MINNESOTA.name} serves Minneapolis. ${ALSO}`)).toHaveFocus(),
    );
    const [first = answer()] = cards();
    expect(first).toHaveTextContent('You are here');
    expect(answer()).toHaveTextContent('Not every plan is for everyone');
    expect(within(first).getByRole('link', { name: 'Find your plan' })).toHaveAttribute('href', PLANS);
  });

  it('lists all brands of the response, with this site’s brand first even outside its home state', async () => {
    const dakota = brandIn('ND');
    openZip(dakota);
    await ask(ACROSS_THE_RIVER);
    await chooseCounty('Clay County');
    await waitFor(() => expect(answer()).toHaveTextContent(`Zip code ${ACROSS_THE_RIVER}, Clay County`));
    expect(cards()).toHaveLength(3);
    expect(cards()[0]).toHaveTextContent(dakota.name);
    expect(cards()[0]).toHaveTextContent('You are here');
    expect(answer()).not.toHaveTextContent('different states');
  });
});

describe('the result of the zip form', () => {
  const PHILADELPHIA = '19104';
  const plansOf = (market: string) =>
    (MINNESOTA.brandsByState['PA'] ?? []).flatMap((code) => {
      const brand = brandWhere((candidate) => candidate.code === code);
      return brand.markets.join() === market ? brand : [];
    });
  const direct = brandWhere(
    ({ code }) => code === plansOf('under-65').find(({ signIn }) => signIn.flow === 'newer')?.code,
  );
  const senior = brandWhere(({ code }) => code === plansOf('medicare')[0]?.code);

  it('shows on each card the groups of people that the brand sells to', async () => {
    openZip(direct, PLANS);
    await askFor('Anyone', PHILADELPHIA);
    await waitFor(async () =>
      expect(
        await heading(
          `Yes, ${direct.name} serves Philadelphia. So do Liberty Bell Health and Independence Hall Advantage.`,
        ),
      ).toHaveFocus(),
    );
    expect(answer()).toHaveTextContent('Each card says who it’s for');
    expect(cards()[0]).toHaveTextContent('For people under 65');
    expect(cards()[1]).toHaveTextContent(
      'For people under 65, people with Medicare, and people who get their plan at work',
    );
    const [other] = cards().filter(({ textContent }) => textContent.includes(senior.name));
    expect(other).toHaveTextContent('For people with Medicare');
  });

  it('shows no card for a brand that does not sell to the requested group, and lists that brand separately', async () => {
    openZip(direct, PLANS);
    await askFor('People with Medicare', PHILADELPHIA);
    await waitFor(async () =>
      expect(
        await heading(
          `No, ${direct.name} has no plans for people with Medicare in Philadelphia. Liberty Bell Health and Independence Hall Advantage do.`,
        ),
      ).toHaveFocus(),
    );
    expect(cards()).toHaveLength(2);
    expect(
      screen.getByRole('region', { name: 'Also here, but not for people with Medicare' }),
    ).toHaveTextContent(`${direct.name} (this site) is for people under 65.`);
    await askFor('People under 65', PHILADELPHIA);
    await waitFor(async () =>
      expect(
        await heading(`Yes, ${direct.name} serves Philadelphia. So does Liberty Bell Health.`),
      ).toHaveFocus(),
    );
    expect(cards()[0]).toHaveTextContent('You are here');
    expect(screen.getByRole('link', { name: senior.name })).toHaveAttribute('href', siteOf(senior, PLANS));
  });

  it('names other places to get help if no brand sells to the requested group', async () => {
    openZip(MINNESOTA, PLANS);
    await askFor('People with Medicare', ONE);
    await waitFor(async () =>
      expect(
        await heading(
          `No, ${MINNESOTA.name} does not serve Columbus. None of our brands has plans there for people with Medicare.`,
        ),
      ).toHaveFocus(),
    );
    expect(answer()).toHaveTextContent('1-800-MEDICARE');
    expect(answer()).toHaveTextContent(`${OHIO.name} is for people under 65.`);
  });

  it('says in Spanish which groups a brand sells to if the page is in Spanish', async () => {
    await makeSpanish();
    openZip(direct, `/es${PLANS}`);
    await user.selectOptions(screen.getByLabelText('¿Para quién es el plan?'), 'Personas con Medicare');
    await user.type(screen.getByLabelText('Su código postal'), PHILADELPHIA);
    await user.click(screen.getByRole('button', { name: 'Buscar mi plan' }));
    await heading(
      `No, ${direct.name} no tiene planes para personas con Medicare en Filadelfia. Liberty Bell Health e Independence Hall Advantage sí.`,
    );
    expect(answer()).toHaveTextContent(`${direct.name} (este sitio) es para personas menores de 65 años.`);
  });

  it('says to call, and names other places to get help, if the county list has no plans for the requested group', async () => {
    const west = brandWhere(({ code, brandsByState }) => brandsByState['PA']?.[0] === code);
    openZip(west, PLANS);
    await askFor('People with Medicare', '15310'); // Greene County, which has no Medicare plans
    await waitFor(async () =>
      expect(await heading('Call to ask about plans for people with Medicare.')).toHaveFocus(),
    );
    expect(answer()).toHaveTextContent(`${west.name} can tell you if it sells one there.`);
    expect(answer()).toHaveTextContent('1-800-MEDICARE (1-800-633-4227)');
    for (const claim of ['Yes', 'right site', 'For people']) expect(answer()).not.toHaveTextContent(claim);
    expect(screen.getAllByRole('link', { name: west.customerServicePhoneNumber })).toHaveLength(1);
  });
});
