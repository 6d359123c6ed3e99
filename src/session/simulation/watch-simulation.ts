/** Revokes the token of a simulation window that was closed without a sign-out (decisions/staff#a-simulation-has-its-own-window). */
import { once } from '../../lib/page/once.ts';
import { notifySessionEnded } from '../sign-out/session-ended.ts';
import { onSessionChange } from '../session-machine.ts';
import { hasSimulationCookie } from '../storage/session-cookies.ts';
import { SIMULATION_FLOW } from './is-simulation.ts';
import { clearCookiesOfLastSimulation, isSimulationOpen } from './simulation-windows.ts';
import { onTabMessage } from '../browser-tabs/tab-channel.ts';

const EVERY_MS = 1000; // polling, because there is no event for a closed window
const QUIET_POLLS = 3; // a window that loads its next page releases the lock for a moment

const open = new Map<Window, string>(); // simulation windows with their access tokens
let timer: ReturnType<typeof setInterval> | undefined;
let quiet = 0; // polls in a row that found no window

function stopPolling(): void {
  clearInterval(timer);
  timer = undefined;
  quiet = 0;
}

export function endToken(access: string): void {
  const info = { flow: SIMULATION_FLOW, simulation: true };
  void notifySessionEnded({ access, trusted: null, rejected: false, replaced: false, info });
}

/** Clears the cookies, and then stops polling. Does neither while a duplicate of the last window is open. */
async function stopAfterLast(): Promise<void> {
  quiet = (await isSimulationOpen()) ? 0 : quiet + 1;
  if (quiet < QUIET_POLLS) return;
  const isLast = await clearCookiesOfLastSimulation();
  if (isLast && open.size === 0) stopPolling();
}

function checkWindows(): void {
  for (const [opened, access] of open) {
    if (!opened.closed) continue;
    open.delete(opened);
    quiet = QUIET_POLLS; // closed, not between two pages
    endToken(access);
  }
  if (open.size === 0) void stopAfterLast();
}

function forgetWindow(access: string): void {
  for (const [opened, token] of open) if (token === access) open.delete(opened);
}

const listen = once((): void => {
  onTabMessage((message) => {
    if (message.type === 'simulation-over') forgetWindow(message.access);
  });
  // If the staff member's session ends, each simulation window ends itself and notifies the services.
  onSessionChange(({ state }) => {
    if (state === 'signed-in') return;
    open.clear();
    stopPolling();
  });
});

/** Clears the simulation's cookies once the last window closes. A staff page calls this after a reload, because it has lost its references to the windows. */
export function watchAfterReload(): void {
  if (!hasSimulationCookie()) return;
  listen();
  timer ??= setInterval(checkWindows, EVERY_MS);
}

export function watchSimulation(opened: Window, access: string): void {
  listen();
  open.set(opened, access);
  timer ??= setInterval(checkWindows, EVERY_MS);
}
