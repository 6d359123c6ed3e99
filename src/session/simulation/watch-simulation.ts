/**
 * The windows in which this tab's staff act as members. One that ends by its own button tells the services itself; one
 * that is closed in any other way is ended from here: a token must not live on that nobody sees (decision 033).
 */
import { clearSimulationCookies } from '../storage/session-cookies.ts';
import { notifySessionEnded } from '../sign-out/session-ended.ts';
import { onSessionChange } from '../session-machine.ts';
import { SIMULATION_FLOW } from './open-simulation.ts';
import { onTabMessage } from '../browser-tabs/tab-channel.ts';

/** How often a window is looked at, ms: a browser tells nobody when one is closed. */
const EVERY_MS = 1000;

/** The windows that are open, and the tokens that they hold. */
const open = new Map<Window, string>();
let timer: ReturnType<typeof setInterval> | undefined;

function rest(): void {
  clearInterval(timer);
  timer = undefined;
}

/** Ends what stood in a window that is gone. */
function end(access: string): void {
  const facts = { flow: SIMULATION_FLOW, simulation: true };
  void notifySessionEnded({ access, trusted: null, refused: false, replaced: false, facts });
}

function look(): void {
  for (const [opened, access] of open) {
    if (!opened.closed) continue;
    open.delete(opened);
    end(access);
  }
  if (open.size > 0) return;
  rest();
  clearSimulationCookies();
}

/** The window has ended its session by itself. */
function forget(access: string): void {
  for (const [opened, held] of open) if (held === access) open.delete(opened);
  if (open.size === 0) rest();
}

let listening = false;

function listen(): void {
  if (listening) return;
  listening = true;
  onTabMessage((message) => {
    if (message.type === 'simulation-over') forget(message.access);
  });
  // Whose session it was ends their windows' too: each of them hears of it, and tells the services.
  onSessionChange(({ state }) => {
    if (state === 'signed-in') return;
    open.clear();
    rest();
  });
}

/** Looks after a window from now on. @param access the token of the session in it */
export function watchSimulation(opened: Window, access: string): void {
  listen();
  open.set(opened, access);
  timer ??= setInterval(look, EVERY_MS);
}
