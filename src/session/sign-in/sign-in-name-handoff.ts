/** Persists the user name between pages. Does not import `lib/storage/storage.ts`, so that the sign-in page's first script stays within its size budget. */
import { signInName } from './login-id.rules.ts';

const NAME_KEY = 'SignInName';
const LIFETIME_MS = 5 * 60 * 1000;

/** Persists the typed user name. An invalid name clears the persisted one. */
export function saveSignInName(typed: string): void {
  const name = signInName(typed);
  if (name === null) window.sessionStorage.removeItem(NAME_KEY);
  else window.sessionStorage.setItem(NAME_KEY, `${Date.now() + LIFETIME_MS} ${name}`);
}

export function takeSignInName(): string | null {
  const [, until, name] = /^(\d+) (.*)$/.exec(window.sessionStorage.getItem(NAME_KEY) ?? '') ?? [];
  window.sessionStorage.removeItem(NAME_KEY);
  return Number(until) > Date.now() ? signInName(name) : null;
}
