/**
 * The contact form (spec 000 §§5, 8; decisions/shell#one-contact-page): its error texts, the data-domain token, and a
 * failure with its retry.
 */
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Brand } from '../../brand/brand.schema.ts';
import { brandWhere } from '../../../tests/support/brands.ts';
import { renderFor, user } from '../../../tests/support/component/portal.tsx';
import { breakCall, repair, sentRequests } from '../../../tests/support/component/services.ts';
import { contactBrandOf } from './contact-brand.ts';
import Contact from './contact.island.tsx';

const CALL = 'contactUs';
/** The specification's text also has the two spaces before 'Please' (000 §5). */
const TOO_SHORT =
  "Email addresses must be at least 7 characters and contain an '@' and '.' character.  Please re-enter your Email address.";
const NO_PHONE =
  'Please enter a valid Phone Number. Phone Numbers should be 10 digits and include an area code.';
const brand = brandWhere(({ placeholders }) => placeholders.phone === 'xxx-xxx-xxxx');

const setToken = (value: string): void => {
  document.cookie = `ddToken=${value}; Path=/`;
};
afterEach(() => {
  document.cookie = 'ddToken=; Path=/; Max-Age=0';
});

const open = (site: Brand): void =>
  renderFor(site, '/msg/', (slice) => <Contact brand={contactBrandOf(slice)} />);
const send = () => user.click(screen.getByRole('button', { name: 'Send message' }));
const email = () => screen.getByLabelText('Email address');

const emailError = () => document.querySelector('#contact-email-error')?.textContent;
const withToken = (token: number) => brandWhere(({ dataDomainToken }) => dataDomainToken === token);

async function write(address: string): Promise<void> {
  await user.type(screen.getByLabelText('Your name'), 'Maria Lund');
  await user.selectOptions(screen.getByLabelText('What is it about?'), 'A claim');
  await user.type(screen.getByLabelText('Your message'), 'When will my claim be done?');
  await user.click(screen.getByRole('radio', { name: 'By email' }));
  await user.type(email(), address);
}

it('an invalid form shows the specification’s errors beside the fields and in a summary, and sends nothing', async () => {
  open(brand);
  await send();
  expect(screen.getByRole('group', { name: '4 things need your attention' })).toHaveTextContent(
    ['Your name:', 'What is it about?', 'Your message:', 'How should we answer?']
      .map((field) => `${field} Field is Required`)
      .join(''),
  );
  await write('a@b.cd');
  await send();
  expect(email()).toHaveAccessibleDescription(/^For example, name@mail\.com Email addresses must be/);
  expect(emailError()).toContain(TOO_SHORT);
  await user.click(screen.getByRole('radio', { name: 'By phone' }));
  await user.type(screen.getByPlaceholderText('xxx-xxx-xxxx'), '555-0100');
  await send();
  expect(screen.getByRole('group', { name: 'One thing needs your attention' })).toHaveTextContent(NO_PHONE);
  expect(sentRequests(CALL)).toEqual([]);
});

it('the ddToken cookie 16 overrides the brand’s token 18 and permits an email address with a long top-level domain (000 §5)', async () => {
  open(withToken(18));
  await write('maria@care.health');
  await send();
  expect(emailError()).toContain(TOO_SHORT);
  expect(sentRequests(CALL)).toEqual([]);
  setToken('16');
  await send();
  expect(await screen.findByRole('heading', { name: 'We have your message' })).toHaveFocus();
});

it('the ddToken cookie 18 overrides the brand’s token 16 and forbids an email address with a long top-level domain (000 §5)', async () => {
  open(withToken(16));
  setToken('18');
  await write('maria@care.health');
  await send();
  expect(emailError()).toContain(TOO_SHORT);
  expect(sentRequests(CALL)).toEqual([]);
});

it('an email address that the service refuses has an error beside it, but no suggestion to send again', async () => {
  breakCall(CALL, { kind: 'status', status: 400, code: 'CONTACT-INVALID' });
  open(brand);
  await write('maria@mail.com');
  await send();
  await waitFor(() => expect(emailError()).toContain(TOO_SHORT));
  expect(screen.queryByText(/^We couldn’t send your message\./)).toBeNull();
  repair();
  await user.clear(email());
  await user.type(email(), 'maria@mail.net');
  await send();
  expect(await screen.findByRole('heading', { name: 'We have your message' })).toHaveFocus();
});

it('a message keeps its text after a failure, and is sent again only once, with the same request key', async () => {
  breakCall(CALL, { kind: 'status', status: 500 });
  open(brand);
  await write('maria@mail.com');
  await send();
  const failed = await screen.findByText(/^We couldn’t send your message\./);
  const note = failed.closest<HTMLElement>('[role=alert]') ?? document.body;
  expect(note).toHaveTextContent(/Reference [2-9A-Z]{8}/);
  expect(screen.getByLabelText('Your message')).toHaveValue('When will my claim be done?');
  repair();
  await user.dblClick(within(note).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'We have your message' })).toHaveFocus();
  expect(document.querySelector('.contact-sent')).toHaveTextContent(
    /We’ll write to maria@mail\.com by [A-Z][a-z]+ \d{1,2}, \d{4}\./,
  );
  const keys = sentRequests(CALL).map(
    ({ body }) => (body as { payload: { requestKey: string } }).payload.requestKey,
  );
  expect(keys).toEqual([keys[0], keys[0]]); // the failed request and its retry
  await user.click(screen.getByRole('button', { name: 'Write another message' }));
  await waitFor(() => expect(screen.getByLabelText('Your message')).toHaveValue(''));
});
