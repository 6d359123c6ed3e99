/** Validates time zones. Only zones named after a location, such as America/Chicago, follow daylight saving. */
import * as v from 'valibot';
import { once } from '../../lib/page/once.ts';
import { nearest } from '../nearest.ts';

/** United States zones by the start of their abbreviations, such as `C` for `CT`, `CST` and `CDT`. */
const ABBREVIATED: Readonly<Record<string, string>> = {
  E: 'America/New_York',
  C: 'America/Chicago',
  M: 'America/Denver',
  P: 'America/Los_Angeles',
  AK: 'America/Anchorage',
  H: 'Pacific/Honolulu',
};
const ABBREVIATION = /^(?<zone>AK|[ECMPH])[SD]?T$/i;
/** Matches offsets such as `-06:00`, `GMT+6` and `Etc/GMT+6`, which Intl accepts as zones. */
const OFFSET = /^(?:Etc\/)?(?:GMT|UTC)?[+-]?\d/i;
const EXAMPLE = 'America/Chicago';

const cache = new Map<string, boolean>();
const zones = once((): ReadonlySet<string> => new Set(Intl.supportedValuesOf('timeZone')));

/** True for `US/Central` and `America/Chicago`, but not for `EST`, `Cuba` or `Etc/GMT+6`. */
const isByLocation = (name: string): boolean => /^UTC$|^Etc\/UTC$|^(?!Etc\/)[A-Z]\w+\/./.test(name);

function exists(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/**
 * Looks in Intl's list first, because each call of `exists` is slow (milliseconds). `exists` also finds aliases, which
 * the list lacks.
 */
function isTimeZone(name: string): boolean {
  const is = isByLocation(name) && (zones().has(name) || (cache.get(name) ?? exists(name)));
  cache.set(name, is);
  return is;
}

function expected({ input }: { input: string }): string {
  const abbreviated = ABBREVIATED[ABBREVIATION.exec(input)?.groups?.['zone']?.toUpperCase() ?? ''];
  if (abbreviated) return `expected a time zone by place: ${abbreviated}, which follows daylight saving time`;
  if (OFFSET.test(input))
    return `expected a time zone by place such as ${EXAMPLE}: an offset is wrong for half of the year`;
  return `expected a time zone such as ${nearest(input, zones()) ?? EXAMPLE}`;
}

/** An IANA zone named after a location, or UTC. Rejects abbreviations and offsets, which ignore daylight saving. */
export const timeZone = v.pipe(v.string(), v.check(isTimeZone, expected));
