import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { waitUntil } from './try-again.rules.ts';

/** Converts a local time to milliseconds since 1970. */
const at = (time: string, day = '2026-11-12'): number => new Date(`${day}T${time}`).getTime();
/** Replaces the narrow space that Intl puts before AM and PM with a normal space. */
const plain = (text: string): string => text.replaceAll(/\s/gu, ' ');

describe('waitUntil', () => {
  it.each([
    [at('15:42:00'), '3:42 PM'],
    [at('15:41:01'), '3:42 PM'],
    [at('15:41:59.999'), '3:42 PM'],
    [at('15:42:00.001'), '3:43 PM'],
  ])('formats %d as %s', (until, time) => {
    const shown = waitUntil(until, at('15:27:00'), 'en-US');
    expect([plain(shown.time), shown.day]).toEqual([time, null]);
  });

  it('includes the day if the wait ends after midnight', () => {
    const shown = waitUntil(at('00:05:00', '2026-11-13'), at('23:50:00'), 'en-US');
    expect([plain(shown.time), shown.day]).toEqual(['12:05 AM', 'November 13']);
    expect(waitUntil(at('23:59:30'), at('23:50:00'), 'en-US').day).toBe('November 13');
  });

  it('formats the time in Spanish', () => {
    expect(plain(waitUntil(at('15:42:00'), at('15:27:00'), 'es-US').time)).toMatch(/^3:42 p\.\s?m\.$/);
  });

  it('rounds the end of the wait up to a full minute', () => {
    const day = at('00:00:00');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_340_000 }), (offset) => {
        const until = day + offset;
        const { time } = waitUntil(until, day, 'en-US');
        const shown = new Date(`November 12, 2026 ${plain(time)}`).getTime();
        const wait = shown - until;
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThan(60_000);
      }),
    );
  });
});
