/** Windows that show the portal as a member sees it. Closing the last of them clears their shared cookies (decisions/staff#a-simulation-has-its-own-window). */
import { clearSimulationCookies } from '../storage/session-cookies.ts';

const LOCK = 'simulation';

let release = (): void => {};
let released: Promise<unknown> = Promise.resolve();

// Web Locks exist in secure contexts only.
const locks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/** The browser releases the lock when the window closes or leaves the page. */
export function holdSimulationLock(): void {
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  released = locks()?.request(LOCK, { mode: 'shared' }, () => held) ?? held;
}

async function clearIfLast(manager: LockManager): Promise<boolean> {
  release();
  await released;
  return manager.request(LOCK, { ifAvailable: true }, (lock) => {
    if (lock) clearSimulationCookies();
    return lock !== null;
  });
}

let clearing: Promise<unknown> = Promise.resolve();

/** @returns false while another window simulates a member */
export function clearCookiesOfLastSimulation(): Promise<boolean> {
  const manager = locks();
  if (!manager) clearSimulationCookies();
  const cleared = manager ? clearIfLast(manager) : Promise.resolve(true);
  clearing = cleared;
  return cleared;
}

/** Await it before a window closes, which would stop the clearing. */
export const simulationCookiesSettled = (): Promise<unknown> => clearing;
