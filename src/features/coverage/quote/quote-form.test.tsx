/** The contact-me form (spec 000 §5, §7, §8; decisions/visitors#quote-requests-are-sent-once). */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { brandWhere } from '../../../../tests/support/brands.ts';
import { user } from '../../../../tests/support/component/portal.tsx';
import { breakCall, repair, sentRequests } from '../../../../tests/support/component/services.ts';
import { makeSpanish } from '../../../../tests/support/component/spanish.ts';
import {
  answer,
  ask,
  dropAnswer,
  heading,
  MINNESOTA as brand,
  openZip,
  SEVERAL,
  TWO_COUNTIES,
  zipField,
} from '../../../../tests/support/component/zip.tsx';
import { toQuoteBrand } from './quote-brand.ts';
import Quote from './quote.island.tsx';
import { $quote, $unpersisted, dismissCritical } from './quote.store.ts';

const PAGE = '/find-your-plan/';
const NAMES = { prospect: 'prospect', 'salesforce/lead': 'lead', 'exactTarget/email': 'email' } as const;
type Call = keyof typeof NAMES;
const LEAD: Call = 'salesforce/lead';

const delaware = brandWhere(({ code, brandsByState }) => brandsByState.DE?.[0] === code);

function open(at = brand, path = PAGE): void {
  $quote.set({ state: 'writing' });
  dismissCritical();
  openZip(at, path, <Quote brand={toQuoteBrand(at)} />);
}

const isCall = (call: string): call is Call => call in NAMES;
/** The names of the sent requests, in order. */
const calls = (): string[] => sentRequests().flatMap(({ call }) => (isCall(call) ? [NAMES[call]] : []));
const keysOf = (call: Call): Set<unknown> =>
  new Set(
    sentRequests(call).map(({ body }) => (body as { payload: { requestKey: string } }).payload.requestKey),
  );

const labeled = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

async function type(label: string, text: string): Promise<void> {
  await user.clear(labeled(label));
  await user.click(labeled(label));
  await user.paste(text);
}

async function findLocation(zipCode = SEVERAL): Promise<void> {
  await ask(zipCode);
  await heading(/ serves? /);
}

async function write(birthDate = '5/17/1990'): Promise<void> {
  await user.click(screen.getByRole('radio', { name: /^A plan for people under 65/ }));
  await type('First name', 'Hester');
  await type('Last name', 'Quill');
  await type('Date of birth', birthDate);
  await type('Email address', 'hester.quill@mail.example.com');
  await user.click(screen.getByRole('checkbox', { name: /may contact me/ }));
}

const sendButton = () => screen.getByRole('button', { name: 'Ask to be contacted' });
const send = () => user.click(sendButton());
const arrived = () =>
  waitFor(() => expect(screen.getByRole('heading', { name: 'We have your request' })).toHaveFocus());
const confirmation = () => document.querySelector<HTMLElement>('.quote-sent');
const closeModal = async (): Promise<void> => {
  const modal = await screen.findByRole('dialog', { name: 'Error' });
  expect(modal).toHaveTextContent(
    'There has been a problem accessing this service. Please contact technical support.',
  );
  await user.click(within(modal).getByRole('button', { name: 'Close' }));
};
const summary = (count: string) => screen.getByRole('group', { name: `${count} your attention` });
const described = (label: string, text: string | RegExp) =>
  waitFor(() =>
    expect(labeled(label)).toHaveAccessibleDescription(
      text instanceof RegExp ? expect.stringMatching(text) : text,
    ),
  );

afterEach(() => {
  dropAnswer();
  $unpersisted.set([]);
});

describe('the requests of the contact-me form', () => {
  it('are prospect, lead and email, each sent once, however often the button is pressed', async () => {
    open();
    await findLocation();
    await write();
    await type('Phone number', '612-555-0142');
    expect(document.querySelector('.quote-place')).toHaveTextContent('Your area: 55401');
    await user.dblClick(sendButton());
    await arrived();
    expect(calls()).toEqual(['prospect', 'lead', 'email']);
    expect(confirmation()).toHaveTextContent('An agent will call 612-555-0142');
  });

  it('are sent again after a correction only if their content changed', async () => {
    breakCall(LEAD, { kind: 'status', status: 503, times: 1 });
    open();
    await findLocation();
    await write();
    await send();
    await closeModal();
    await type('Phone number', '612-555-0142');
    await send();
    await arrived();
    expect(calls()).toEqual(['prospect', 'lead', 'lead', 'email']);
    expect(keysOf(LEAD).size).toBe(2);
  });

  it.each([
    ['a 503', { kind: 'status', status: 503 }, false],
    ['a lost response', { kind: 'lost' }, false],
    ['a lost response, even if storage is full', { kind: 'lost' }, true],
  ] as const)('keep the key of the lead on a retry after %s', async (_, failure, isFull) => {
    const { setItem } = Storage.prototype;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, key, value) {
      if (isFull && key === 'QuoteRequests') throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    breakCall(LEAD, failure);
    open();
    await findLocation();
    await write();
    await send();
    await closeModal();
    expect(screen.getByText(/^We couldn’t send your request\./)).toBeVisible();
    expect(labeled('First name')).toHaveValue('Hester');
    repair();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await arrived();
    expect(calls()).toEqual(['prospect', 'lead', 'lead', 'email']);
    expect(keysOf(LEAD).size).toBe(1);
  });

  it('count as sent if the prospect and the lead arrived, and "Try again" sends only the failed email', async () => {
    const email = 'exactTarget/email';
    breakCall(email, { kind: 'status', status: 503 });
    open();
    await findLocation();
    await write();
    await send();
    await arrived();
    expect(screen.queryByRole('dialog', { name: 'Error' })).toBeNull();
    expect(confirmation()).toHaveTextContent('we couldn’t send the email that confirms it');
    repair();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(confirmation()).toHaveTextContent('We sent a confirmation to your email address.'),
    );
    expect(calls()).toEqual(['prospect', 'lead', 'email', 'email']);
    expect(keysOf(email).size).toBe(1);
  });
});

describe('the contact-me form', () => {
  it('is not sent, and shows an error, if the zip code is unconfirmed, lacks a county or is not served', async () => {
    const link = (name: RegExp | string) => within(summary('One thing needs')).getByRole('link', { name });
    open();
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
      `We have no plans for that zip code. Call ${brand.customerServicePhoneNumber}`,
    );
    expect(calls()).toEqual([]);
  });

  it('shows errors beside its fields and in a summary, with the texts of the specification', async () => {
    open();
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
    open();
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
    open(delaware);
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
    open();
    expect(hint()).toContain('Prices for people under 65 depend on age.');
    cleanup();
    open(
      brandWhere(({ markets, pages }) => !markets.includes('under-65') && pages.includes('find-your-plan')),
    );
    expect(hint()).not.toContain('depend on age');
  });

  it('is in Spanish on a Spanish page', async () => {
    await makeSpanish();
    open(brand, `/es${PAGE}`);
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
