/** Handles the buttons of the question 'Continue as …?' (decisions/session#single-sign-on-asks-first). */
import { clearOrphanedSession } from '../../session/browser-tabs/orphaned-session.ts';
import { followRedirect } from '../../session/redirects/sign-in-redirect.ts';
import { singleSignOn } from '../../session/sign-in/single-sign-on.ts';
import type { SignInBrand } from '../../session/sign-in/start-session.ts';
import { $signOn } from './sign-on.store.ts';

const showForm = (): void => $signOn.set(null);

export async function continueSignOn(brand: SignInBrand): Promise<void> {
  const now = $signOn.get();
  if (now?.state !== 'asking') return;
  $signOn.set({ ...now, state: 'busy' });
  const redirect = await singleSignOn(now.name, brand);
  if (redirect === null) return $signOn.set({ state: 'failed' });
  if (followRedirect(redirect)) window.addEventListener('pageshow', showForm, { once: true });
  else showForm();
}

/** Shows the sign-in form. Ends the session that belongs to another person, unless a browser tab uses that session. */
export async function declineSignOn(): Promise<void> {
  if ($signOn.get()?.state !== 'asking') return;
  document.querySelector<HTMLFormElement>('.sign-in-form')?.reset(); // removes the prefilled user name
  showForm();
  await clearOrphanedSession();
}
