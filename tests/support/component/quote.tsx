/** The contact-me form: opens it, fills it in and sends it. */
import { screen } from '@testing-library/react';
import { toQuoteBrand } from '../../../src/features/coverage/quote/quote-brand.ts';
import Quote from '../../../src/features/coverage/quote/quote.island.tsx';
import { $quote, $unpersisted, dismissCritical } from '../../../src/features/coverage/quote/quote.store.ts';
import { user } from './portal.tsx';
import { sentRequests } from './services.ts';
import { ask, dropAnswer, heading, MINNESOTA, openZip, SEVERAL } from './zip.tsx';

export const PAGE = '/find-your-plan/';
const NAMES = { prospect: 'prospect', 'salesforce/lead': 'lead', 'exactTarget/email': 'email' } as const;
export type QuoteCall = keyof typeof NAMES;

export function openQuote(brand = MINNESOTA, path = PAGE): void {
  $quote.set({ state: 'writing' });
  dismissCritical();
  openZip(brand, path, <Quote brand={toQuoteBrand(brand)} />);
}

const isCall = (call: string): call is QuoteCall => call in NAMES;

/** The names of the sent requests, in order. */
export const calls = (): string[] =>
  sentRequests().flatMap(({ call }) => (isCall(call) ? [NAMES[call]] : []));

export const labeled = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

export async function type(label: string, text: string): Promise<void> {
  await user.clear(labeled(label));
  await user.click(labeled(label));
  await user.paste(text);
}

export async function findLocation(zipCode = SEVERAL): Promise<void> {
  await ask(zipCode);
  await heading(/ serves? /);
}

export async function write(birthDate = '5/17/1990'): Promise<void> {
  await user.click(screen.getByRole('radio', { name: /^A plan for people under 65/ }));
  await type('First name', 'Hester');
  await type('Last name', 'Quill');
  await type('Date of birth', birthDate);
  await type('Email address', 'hester.quill@mail.example.com');
  await user.click(screen.getByRole('checkbox', { name: /may contact me/ }));
}

export const sendButton = () => screen.getByRole('button', { name: 'Ask to be contacted' });
export const send = () => user.click(sendButton());

/** To be called after each test. */
export function resetQuote(): void {
  dropAnswer();
  $unpersisted.set([]);
}
