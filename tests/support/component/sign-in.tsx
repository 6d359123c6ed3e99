/** Drives the sign-in form in component tests. */
import { screen } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import type { Brand } from '../../../src/brand/brand.schema.ts';
import { $signIn } from '../../../src/features/sign-in/sign-in.store.ts';
import SignIn from '../../../src/features/sign-in/sign-in.island.tsx';
import { PASSWORD } from '../../../stubs/people/person.ts';
import { renderFor, user } from './portal.tsx';

export const userName = () => screen.getByLabelText<HTMLInputElement>('User name');
export const password = () => screen.getByLabelText<HTMLInputElement>('Password');
export const submitButton = () => screen.getByRole('button', { name: 'Sign in' });
export const dialog = (name: string) => screen.findByRole('dialog', { name });

/** Opens the form. After a sign-in the form stays busy, because the next page never loads here. The end of the test resets the form. */
export function openSignIn(brand: Brand, path = '/login/'): void {
  onTestFinished(() => $signIn.set({ state: 'waiting' }));
  renderFor(brand, path, (slice) => <SignIn brand={slice} />);
}

/** Fills and sends the form. @param who id of a sandbox person, or any name */
export async function sendSignIn(who: string, typed = PASSWORD): Promise<void> {
  for (const [field, text] of [
    [userName(), who],
    [password(), typed],
  ] as const) {
    await user.clear(field);
    await user.type(field, text);
  }
  await user.click(submitButton());
}

export const isSignedIn = (): boolean => document.documentElement.dataset['session'] === 'in';

/** The session storage and cookies that a session leaves in the browser tab. */
export const stored = () => ({ session: { ...sessionStorage }, cookies: document.cookie });
export const NOTHING = { session: {}, cookies: '' };
