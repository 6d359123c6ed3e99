/**
 * A window in which internal staff see the portal as a member (spec 000 §6 'customer-service proxy login'). Its
 * session is in its own session storage and is not shared with other tabs (decision 033).
 */
import { navigateWindow } from '../../lib/navigation.ts';
import { expiringStorage } from '../../lib/storage.ts';
import { storedSessionInfo } from '../storage/stored-session.ts';
import { TOKEN_KEY, USER_KEY } from '../storage/session-keys.ts';
import { SESSION_INFO_KEY } from '../storage/shell-keys.ts';
import type { UserRecord } from '../user/user-record.rules.ts';

export const isSimulation = (): boolean => storedSessionInfo().simulation;

const MEMBER_AREA = '/login/';
/** Ends like the newer flow, whatever the staff's own: only that response has `stopSimulation`. */
export const SIMULATION_FLOW = 'newer';

interface Simulated {
  member: UserRecord;
  token: string;
  /** Expiry of the token, milliseconds since 1970. */
  endsAt: number;
}

/** Browsers open a window only right after a press. @returns null if it was blocked */
export function openSimulation({ member, token, endsAt }: Simulated): Window | null {
  const opened = window.open('', '_blank');
  if (!opened) return null;
  // It starts as a copy of this tab's storage.
  const area = opened.sessionStorage;
  area.clear();
  const store = expiringStorage(() => area);
  store.set(SESSION_INFO_KEY, { flow: SIMULATION_FLOW, simulation: true, endsAt });
  store.set(USER_KEY, member);
  store.set(TOKEN_KEY, token);
  navigateWindow(opened, MEMBER_AREA);
  return opened;
}
