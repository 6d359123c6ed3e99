/** Emulates a slow phone: a quarter of the CPU speed, 1.6 Mbit/s down, 150 ms round trip, no cache. */
import type { Page } from 'playwright';

export const CPU_SLOWDOWN = 4;
const ROUND_TRIP_MS = 150;
const MBIT_BYTES = 1_000_000 / 8;

export async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.clearBrowserCache');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: 1.6 * MBIT_BYTES,
    uploadThroughput: 0.75 * MBIT_BYTES,
  });
}
