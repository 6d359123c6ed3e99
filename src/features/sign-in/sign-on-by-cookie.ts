/** Offers a sign-in without a password to the person of the address's `loginId` (spec 000 §2; decisions/session#single-sign-on-asks-first). */
import { isSignOnPossible } from '../../session/sign-in/single-sign-on.ts';
import { $signOn } from './sign-on.store.ts';

/** Sends nothing. Someone who is in the form already is not interrupted. */
export async function offerSignOn(name: string): Promise<void> {
  const form = document.querySelector('.sign-in-form');
  if (!form || !(await isSignOnPossible())) return;
  await import('./sign-on-question.view.tsx'); // the form stays if it does not load
  if (form.contains(document.activeElement)) return;
  $signOn.set({ state: 'asking', name });
  form.dispatchEvent(new Event('hydrate', { bubbles: true })); // `renderer/compile/touch-trigger.ts`
}
