/** The requests of the contact-me form (decisions/visitors#quote-requests-are-sent-once). */
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { user } from '../../../../tests/support/component/portal.tsx';
import {
  calls,
  findLocation,
  labeled,
  openQuote,
  resetQuote,
  send,
  sendButton,
  type,
  write,
  type QuoteCall,
} from '../../../../tests/support/component/quote.tsx';
import { breakCall, repair, sentRequests } from '../../../../tests/support/component/services.ts';

const LEAD: QuoteCall = 'salesforce/lead';

const keysOf = (call: QuoteCall): Set<unknown> =>
  new Set(
    sentRequests(call).map(({ body }) => (body as { payload: { requestKey: string } }).payload.requestKey),
  );
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

afterEach(resetQuote);

describe('the requests of the contact-me form', () => {
  it('are prospect, lead and email, each sent once, however often the button is pressed', async () => {
    openQuote();
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
    openQuote();
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
    openQuote();
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
    openQuote();
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
