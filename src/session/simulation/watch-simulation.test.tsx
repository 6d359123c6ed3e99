/** After a reload, a staff page has no references to simulation windows, but clears their cookies when they close. */
import { expect, it, vi } from 'vitest';
import { writeGroupCookies, writeSimulationCookie } from '../storage/session-cookies.ts';
import { watchAfterReload } from './watch-simulation.ts';

const SECOND = 1000;
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * SECOND);

it('a simulation window keeps its cookies when it loads another page, and loses them when it closes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let isHeld = true;
  const request = (_: string, __: object, run: (lock: object | null) => unknown) =>
    Promise.resolve(run(isHeld ? null : {}));
  vi.stubGlobal('navigator', { locks: { request } });
  writeSimulationCookie();
  writeGroupCookies({ clientNumber: '1', groupNumber: '2' });
  watchAfterReload();
  await seconds(1);
  isHeld = false; // the window loads its next page
  await seconds(1);
  isHeld = true;
  await seconds(5);
  expect(document.cookie).toContain('mbrClientNumber');
  isHeld = false; // the window closes
  await seconds(5);
  expect(document.cookie).toBe('');
  expect(vi.getTimerCount()).toBe(0);
});
