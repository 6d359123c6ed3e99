/**
 * A sign-in name on its way from one page of this tab to the next: it is in no address, is read once, and is gone after a
 * few minutes also where nobody reads it. Written without `lib/storage.ts`: the sign-in page reads it before anybody has
 * touched anything, and with that module its script would be 3.4 kB, of a budget of 3 (`npm run bench -- --only weight`).
 */
import { signInName } from './login-id.rules.ts';

const NAME_KEY = 'SignInName';
const LIFETIME_MS = 5 * 60 * 1000;

/** Keeps a name for the next page; what is no name forgets the one before. */
export function saveSignInName(typed: string): void {
  const name = signInName(typed);
  if (name === null) window.sessionStorage.removeItem(NAME_KEY);
  else window.sessionStorage.setItem(NAME_KEY, `${Date.now() + LIFETIME_MS} ${name}`);
}

/** The name that the page before has kept, or null; it is forgotten. */
export function takeSignInName(): string | null {
  const [, until, name] = /^(\d+) (.*)$/.exec(window.sessionStorage.getItem(NAME_KEY) ?? '') ?? [];
  window.sessionStorage.removeItem(NAME_KEY);
  return Number(until) > Date.now() ? signInName(name) : null;
}
