/**
 * Offers single sign-on to the person named by the address's `loginId` (spec 000 §2;
 * decisions/session#single-sign-on-asks-first).
 */
import { isSignOnPossible } from '../../session/sign-in/single-sign-on.ts';
import { $signOn } from './sign-on.store.ts';

/** Shows the question without sending anything. Does not interrupt users who are already in the form. */
export async function offerSignOn(name: string): Promise<void> {
  const form = document.querySelector('.sign-in-form');
  if (!form || !(await isSignOnPossible())) return;
  await import('./sign-on-question.view.tsx'); // if this fails to load, the form stays
  if (form.contains(document.activeElement)) return;
  $signOn.set({ state: 'asking', name });
  form.dispatchEvent(new Event('hydrate', { bubbles: true })); // handled in `renderer/compile/touch-trigger.ts`
}
