/** The contact-me form (spec 000 §5, §7, §8). */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { brandWhere } from '../../../../tests/support/brands.ts';
import { user } from '../../../../tests/support/component/portal.tsx';
import {
  calls,
  findLocation,
  labeled,
  openQuote,
  PAGE,
  resetQuote,
  send,
  type,
  write,
} from '../../../../tests/support/component/quote.tsx';
import { makeSpanish } from '../../../../tests/support/component/spanish.ts';
import {
  answer,
  ask,
  heading,
  MINNESOTA,
  SEVERAL,
  TWO_COUNTIES,
  zipField,
} from '../../../../tests/support/component/zip.tsx';

const delaware = brandWhere(({ code, brandsByState }) => brandsByState.DE?.[0] === code);

const summary = (count: string) => screen.getByRole('group', { name: `${count} your attention` });
const described = (label: string, text: string | RegExp) =>
  waitFor(() =>
    expect(labeled(label)).toHaveAccessibleDescription(
      text instanceof RegExp ? expect.stringMatching(text) : text,
    ),
  );

afterEach(resetQuote);

describe('the contact-me form', () => {
  it('is not sent, and shows an error, if the zip code is unconfirmed, lacks a county or is not served', async () => {
    const link = (name: RegExp | string) => within(summary('One thing needs')).getByRole('link', { name });
    openQuote();
    await findLocation();
    await write();
    await user.clear(zipField());
    await user.type(zipField(), '10001');
    await send();
    await user.click(link(/You changed the zip code above/));
    expect(zipField()).toHaveFocus();
    await ask(TWO_COUNTIES);
    await heading(/ serves zip code 55044/);
    await send();
    await user.click(link('Your area: Choose your county above first'));
    expect(within(answer()).getAllByRole('radio')[0]).toHaveFocus();
    await ask('99501');
    await heading(/does not serve zip code 99501/);
    await send();
    expect(summary('One thing needs')).toHaveTextContent(
      `We have no plans for that zip code. Call ${MINNESOTA.customerServicePhoneNumber}`,
    );
    expect(calls()).toEqual([]);
  });

  it('shows errors beside its fields and in a summary, with the texts of the specification', async () => {
    openQuote();
    await send();
    const seven = summary('7 things need');
    expect(seven).toHaveFocus();
    expect(within(seven).getByRole('link', { name: 'Last name: Field is Required' })).toBeVisible();
    await user.click(within(seven).getByRole('link', { name: 'Your area: Enter your zip code above first' }));
    expect(zipField()).toHaveFocus();
    await findLocation();
    await write('1990-05-17');
    await type('Email address', 'hester');
    await type('Phone number', '555');
    await send();
    await described('Date of birth', /Date must be in mm\/dd\/yyyy or mm\/dd\/yy format/);
    await described('Email address', /at least 7 characters/);
    await described('Phone number', /should be 10 digits/);
    expect(calls()).toEqual([]);
  });

  it('shows the error of a field, worded as in the specification, when the field loses focus', async () => {
    openQuote();
    await type('Date of birth', '13/4/1990');
    await type('Email address', 'hester');
    await user.tab();
    await described('Email address', /at least 7 characters/);
    await described('Date of birth', /Month must be an integer between 1 and 12/);
    expect(labeled('Phone number')).toHaveFocus();
    expect(labeled('First name')).toHaveAccessibleDescription('');
    expect(screen.queryByRole('group', { name: /attention/ })).toBeNull();
    await type('Email address', 'hester.quill@mail.example.com');
    await user.tab();
    await described('Email address', /^(?!.*at least 7)/);
    expect(labeled('Email address')).not.toHaveAttribute('aria-invalid', 'true');
  });

  it("is not sent for a zip code of another brand, or for a visitor below the state's minimum age", async () => {
    openQuote(delaware);
    await findLocation('43215');
    await write('5/17/2019');
    await send();
    // For a zip code of another brand, no minimum age applies.
    expect(summary('One thing needs')).toHaveTextContent('We don’t serve that zip code.');
    await findLocation('19801');
    await send();
    await described('Date of birth', /You must be at least 19 to ask for coverage in Delaware/);
    expect(calls()).toEqual([]);
  });

  it('does not speak of prices by age if the brand has only Medicare plans', () => {
    const hint = (): string | null => {
      const id = labeled('Date of birth').getAttribute('aria-describedby')?.split(' ')[0] ?? '';
      return document.getElementById(id)?.textContent ?? null;
    };
    openQuote();
    expect(hint()).toContain('Prices for people under 65 depend on age.');
    cleanup();
    openQuote(
      brandWhere(({ markets, pages }) => !markets.includes('under-65') && pages.includes('find-your-plan')),
    );
    expect(hint()).not.toContain('depend on age');
  });

  it('is in Spanish on a Spanish page', async () => {
    await makeSpanish();
    openQuote(MINNESOTA, `/es${PAGE}`);
    await user.type(screen.getByLabelText('Su código postal'), `${SEVERAL}{Enter}`);
    await heading(/ da servicio en /);
    await user.click(screen.getByRole('radio', { name: /^Un plan para personas menores de 65 años/ }));
    for (const text of ['Hester', 'Quill', '5/17/1990', 'hester.quill@mail.example.com', '']) {
      await user.tab();
      if (text !== '') await user.keyboard(text);
    }
    await user.tab();
    await user.keyboard(' ');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Recibimos su solicitud' })).toBeVisible();
  });
});
