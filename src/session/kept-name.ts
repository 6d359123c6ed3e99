/**
 * A sign-in name on its way from one page of this tab to the next: it is in no address, is read once, and is gone after a
 * few minutes also where nobody reads it.
 */
import { sessionStore } from '../lib/storage.ts';
import { signInName } from './login-id.rules.ts';

const NAME_KEY = 'SignInName';
const LIFETIME_MS = 5 * 60 * 1000;

/** Keeps a name for the next page; what is no name forgets the one before. */
export function keepName(typed: string): void {
  const name = signInName(typed);
  if (name === null) sessionStore.remove(NAME_KEY);
  else sessionStore.set(NAME_KEY, name, LIFETIME_MS);
}

/** The name that the page before has kept, or null; it is forgotten. */
export function takeName(): string | null {
  const name = signInName(sessionStore.get(NAME_KEY));
  if (name !== null) sessionStore.remove(NAME_KEY);
  return name;
}
