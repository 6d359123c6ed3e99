/** Sends a thousand page requests across all brands, with a browser's headers. */
import autocannon from 'autocannon';
import { runsBeside, timeOf } from './ratio.ts';
import type { Figure } from './report.ts';
import type { Server } from './server.ts';
import { coresLoop } from './baseline.ts';

const REQUESTS = 1000;
const CONNECTIONS = 20;
const RUNS = 5;
/** Milliseconds between autocannon's samples. It ends only on a sample, by default one a second. */
const SAMPLE_MS = 10;
const PATHS = ['/', '/login/', '/es/'];

/** Loads pages of brands from a local server. @param amount number of requests @throws Error if a request fails */
export async function loadPages(
  port: number,
  codes: readonly string[],
  amount: number,
): Promise<autocannon.Result> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    requests: codes.flatMap((code) =>
      PATHS.map((path) => ({ path, headers: { host: `${code}.localhost`, 'accept-encoding': 'br' } })),
    ),
    connections: CONNECTIONS,
    amount,
    sampleInt: SAMPLE_MS,
  });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new Error(`${failed} of ${amount} requests failed`);
  return result;
}

export const thousandRequests = async (server: Server, codes: readonly string[]): Promise<Figure> =>
  timeOf(
    await runsBeside(coresLoop, RUNS, async () => (await loadPages(server.port, codes, REQUESTS)).duration),
  );
