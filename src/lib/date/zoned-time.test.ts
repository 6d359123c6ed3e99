/**
 * Tests `zonedTime()` without Temporal, and with Temporal in a Node.js process that has the flag for it. The browser
 * tests run only with Temporal, because Chromium supports it.
 */
import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { expect, it } from 'vitest';
import { zonedTime } from './zoned-time.ts';

const ZONES = ['America/New_York', 'America/Chicago', 'America/Denver', 'Pacific/Honolulu', 'Asia/Kolkata'];
const CLOCK_CHANGES = [
  '2026-03-08T07:59:59Z',
  '2026-03-08T08:00:00Z',
  '2026-11-01T06:30:00Z',
  '2026-11-01T07:00:00Z',
];
const moments = [
  ...CLOCK_CHANGES.map((text) => Date.parse(text)),
  ...fc.sample(fc.integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(2100, 0, 1) }), 400),
];
const samples = ZONES.flatMap((zone) => moments.map((moment) => [zone, moment] as const));
const withoutSeparator = (text: string) => text.replace(/[ T]/, ' ');

/** The results of `zonedTime()` where Temporal exists. */
function withTemporal(): unknown {
  const file = pathToFileURL(`${import.meta.dirname}/zoned-time.ts`).href;
  const code = `if (!('Temporal' in globalThis)) throw new Error('no Temporal');
    const { zonedTime } = await import(${JSON.stringify(file)});
    console.log(JSON.stringify(${JSON.stringify(samples)}.map((sample) => zonedTime(...sample))));`;
  const flags = ['--harmony-temporal', '--no-warnings', '--input-type=module'];
  return JSON.parse(
    execFileSync(process.execPath, [...flags, '--eval', code], { encoding: 'utf8', timeout: 30_000 }),
  );
}

const expected = samples.map(([zone, moment]) =>
  DateTime.fromMillis(moment, { zone }).toFormat('yyyy-MM-dd HH:mm'),
);

it('zonedTime() returns the same date and time as luxon if Temporal exists', () => {
  expect('Temporal' in globalThis).toBe(false);
  expect((withTemporal() as string[]).map(withoutSeparator)).toEqual(expected);
});

it('zonedTime() returns the same date and time as luxon if Temporal does not exist', () => {
  expect(samples.map((sample) => zonedTime(...sample)).map(withoutSeparator)).toEqual(expected);
});
