/**
 * A window in which internal staff see the portal as a member (spec 000 §6 'customer-service proxy login'). It has a
 * session of its own, in its own session storage, and shares none with the tabs beside it (decision 033).
 */
import { sendWindow } from '../../lib/go.ts';
import { expiringStorage } from '../../lib/storage.ts';
import { storedSessionInfo } from '../storage/stored-session.ts';
import { TOKEN_KEY, USER_KEY } from '../storage/session-keys.ts';
import { SESSION_INFO_KEY } from '../storage/shell-keys.ts';
import type { UserRecord } from '../user/user-record.rules.ts';

/** Whether this window simulates a member. */
export const isSimulation = (): boolean => storedSessionInfo().simulation;

const MEMBER_AREA = '/login/';
/** Ends as the newer flow does, whichever the staff's own was: it alone is answered `stopSimulation`. */
export const SIMULATION_FLOW = 'newer';

/** What the member's window is given. */
interface Simulated {
  member: UserRecord;
  token: string;
  /** When the token ends, milliseconds since 1970. */
  endsAt: number;
}

/**
 * Opens a window with the member's session in it. A browser opens one only where somebody has just pressed something.
 * @returns the window; null where there is none
 */
export function openSimulation({ member, token, endsAt }: Simulated): Window | null {
  const opened = window.open('', '_blank');
  if (!opened) return null;
  // A copy of this tab's at first: nothing of it may stay.
  const area = opened.sessionStorage;
  area.clear();
  const store = expiringStorage(() => area);
  store.set(SESSION_INFO_KEY, { flow: SIMULATION_FLOW, simulation: true, endsAt });
  store.set(USER_KEY, member);
  store.set(TOKEN_KEY, token);
  sendWindow(opened, MEMBER_AREA);
  return opened;
}
