/** Opens a window in which internal staff act as a member (spec 000 §6; decisions/staff#a-simulation-has-its-own-window). */
import { navigateWindow } from '../../lib/navigation/navigation.ts';
import { expiringStorage } from '../../lib/storage/storage.ts';
import { TOKEN_KEY, USER_KEY } from '../storage/session-keys.ts';
import { SESSION_INFO_KEY } from '../storage/shell-keys.ts';
import type { UserRecord } from '../user/user-record.rules.ts';
import { storedSessionInfo } from '../storage/stored-session.ts';
import { SIMULATION_FLOW } from './is-simulation.ts';

const MEMBER_AREA = '/login/';

interface Simulated {
  member: UserRecord;
  token: string;
  endsAt: number; // ms since 1970
  openedBy: string; // name of the staff member
}

/** Call this directly in a click handler, or the browser blocks the window. @returns null if the window was blocked */
export function openSimulation({ member, token, endsAt, openedBy }: Simulated): Window | null {
  const opened = window.open('', '_blank');
  if (!opened) return null;
  const area = opened.sessionStorage; // a new window starts with a copy of this tab's storage
  area.clear();
  const store = expiringStorage(() => area);
  const { sessionEndsAt } = storedSessionInfo(); // the simulation ends with the staff's session
  store.set(SESSION_INFO_KEY, { flow: SIMULATION_FLOW, simulation: true, endsAt, openedBy, sessionEndsAt });
  store.set(USER_KEY, member);
  store.set(TOKEN_KEY, token);
  navigateWindow(opened, MEMBER_AREA);
  return opened;
}
