/**
 * Passes a sign-in name to the next page of this tab without an address: it is read once and expires after a few
 * minutes. Does not use `lib/storage.ts`: with it, the sign-in page's first script would be 3.4 kB of a 3 kB budget
 * (`npm run bench -- --only weight`).
 */
import { signInName } from './login-id.rules.ts';

const NAME_KEY = 'SignInName';
const LIFETIME_MS = 5 * 60 * 1000;

/** An invalid name clears the saved one. */
export function saveSignInName(typed: string): void {
  const name = signInName(typed);
  if (name === null) window.sessionStorage.removeItem(NAME_KEY);
  else window.sessionStorage.setItem(NAME_KEY, `${Date.now() + LIFETIME_MS} ${name}`);
}

/** @returns null if there is none */
export function takeSignInName(): string | null {
  const [, until, name] = /^(\d+) (.*)$/.exec(window.sessionStorage.getItem(NAME_KEY) ?? '') ?? [];
  window.sessionStorage.removeItem(NAME_KEY);
  return Number(until) > Date.now() ? signInName(name) : null;
}
