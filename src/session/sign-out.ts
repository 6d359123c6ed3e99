/** Signing out (spec 000 §4 'Logout result by nextAction'). Loaded when somebody asks for it. */
import { hasSessionCookie } from './cookies.ts';
import { endSession } from './session.store.ts';
import { requestSignOut } from './sign-in.service.ts';

const VISITOR_HOME = '/home'; // spec 000 §4: where a sign-out without a session leads

/** What the service wants done next; a failure has been logged and asks for the same as a redirect. */
async function nextAction(): Promise<string> {
  try {
    return (await requestSignOut()).nextAction;
  } catch {
    console.error('Logout failed, please close the browser');
    return 'redirect';
  }
}

/**
 * Signs out everywhere: this tab, the other tabs and the service.
 * @param target where the brand's sign-out chain ends
 */
export async function signOut(target: string): Promise<void> {
  if (!hasSessionCookie()) {
    endSession();
    window.location.replace(VISITOR_HOME);
    return;
  }
  const action = await nextAction();
  endSession();
  if (action === 'stopSimulation') window.close();
  else if (action === 'redirect') window.location.replace(target);
  else console.error(`Logout action not found`);
}
