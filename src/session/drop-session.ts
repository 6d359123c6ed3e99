/** Forgets this tab's session without asking the service: it belongs to canned answers, or comes from true ones. */
import { forgetActivity } from './activity.ts';
import { clearSessionCookies } from './cookies.ts';
import { forgetSession } from './tabs.ts';

/** @returns whether there was one; the page then loads anew */
export function dropSession(): boolean {
  const had = document.documentElement.dataset['session'] !== 'out';
  forgetSession();
  forgetActivity();
  clearSessionCookies();
  if (had) window.location.reload();
  return had;
}
