/** Records everything that leaves the page or could leave it: requests, events, log lines, the address and saved states. */
import { vi } from 'vitest';
import { ANALYTICS_EVENT } from '../../../src/lib/page/analytics.ts';
import { sentRequests } from './services.ts';

export function watchTraces(): () => string {
  const events: unknown[] = [];
  const note = (event: Event): void => void events.push((event as CustomEvent<unknown>).detail);
  window.addEventListener(ANALYTICS_EVENT, note);
  const before = sentRequests().length;
  const log = (['log', 'info', 'debug'] as const).map((level) => vi.spyOn(console, level));
  return () => {
    window.removeEventListener(ANALYTICS_EVENT, note);
    return JSON.stringify([
      sentRequests()
        .slice(before)
        .map(({ path, body }) => [path, body]),
      events,
      [...log, vi.mocked(console.warn), vi.mocked(console.error)].map(({ mock }) => mock.calls.join(' ')),
      window.location.href,
      { ...sessionStorage },
      { ...localStorage },
      window.history.state,
    ]);
  };
}
