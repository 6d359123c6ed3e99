/** Tracks simulation windows with a shared lock, so that closing the last one clears their cookies (decisions/staff#a-simulation-has-its-own-window). */
import { clearSimulationCookies } from '../storage/session-cookies.ts';

const LOCK = 'simulation';

let release = (): void => {};
let released: Promise<unknown> = Promise.resolve();

// Web Locks exist only in secure contexts.
const locks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/** Holds the lock until the window closes or leaves the page. */
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

/** Whether a window holds the lock. Always false without Web Locks. */
export const isSimulationOpen = async (): Promise<boolean> =>
  (await locks()?.request(LOCK, { ifAvailable: true }, (lock) => lock === null)) ?? false;

let clearing: Promise<unknown> = Promise.resolve();

/** Clears the simulation's cookies unless another simulation window is open. @returns whether they were cleared */
export function clearCookiesOfLastSimulation(): Promise<boolean> {
  const manager = locks();
  if (!manager) clearSimulationCookies();
  const cleared = manager ? clearIfLast(manager) : Promise.resolve(true);
  clearing = cleared;
  return cleared;
}

/** Resolves when `clearCookiesOfLastSimulation` is done. Await this before closing the window. */
export const simulationCookiesSettled = (): Promise<unknown> => clearing;
