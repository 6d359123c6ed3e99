import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpenAt } from '../../brand/hours/open-at.rules.ts';
import { zoneName } from '../../brand/hours/zone-name.ts';
import {
  chatAddress,
  chatHours,
  chatState,
  hasChatFlag,
  isSwitchedOn,
  refererOf,
  type ChatFacts,
} from './chat.rules.ts';

const EAST = 'America/New_York';
const openIn = (timeZone: string, moment: string): boolean => isOpenAt(chatHours(timeZone), new Date(moment));

describe('chat hours (000 §2: Mon - Fri: 8 a.m. - 6 p.m.)', () => {
  it.each([
    ['Thursday 7:59 a.m.', '2026-11-12T12:59:59Z', false],
    ['Thursday 8 a.m.', '2026-11-12T13:00:00Z', true],
    ['Thursday 5:59 p.m.', '2026-11-12T22:59:59Z', true],
    ['Thursday 6 p.m.', '2026-11-12T23:00:00Z', false],
    ['Saturday noon', '2026-11-14T17:00:00Z', false],
    ['Sunday noon', '2026-11-15T17:00:00Z', false],
    ['Friday evening in Greenwich, still afternoon here', '2026-11-13T22:30:00Z', true],
    ['Monday in Greenwich, still Sunday here', '2026-11-16T04:00:00Z', false],
  ])('include %s (%s): %s', (_name, moment, open) => {
    expect(openIn(EAST, moment)).toBe(open);
  });

  // Daylight saving begins on Sunday, March 8, 2026 and ends on Sunday, November 1.
  it.each([
    ['the Friday before spring', '2026-03-06T12:59:59Z', '2026-03-06T13:00:00Z'],
    ['the Monday after spring', '2026-03-09T11:59:59Z', '2026-03-09T12:00:00Z'],
    ['the Friday before autumn', '2026-10-30T11:59:59Z', '2026-10-30T12:00:00Z'],
    ['the Monday after autumn', '2026-11-02T12:59:59Z', '2026-11-02T13:00:00Z'],
  ])('begin at 8 a.m. local time on %s', (_name, before, at) => {
    expect([openIn(EAST, before), openIn(EAST, at)]).toEqual([false, true]);
  });

  it.each([
    ['the Friday before spring', '2026-03-06T22:59:59Z', '2026-03-06T23:00:00Z'],
    ['the Monday after spring', '2026-03-09T21:59:59Z', '2026-03-09T22:00:00Z'],
    ['the Friday before autumn', '2026-10-30T21:59:59Z', '2026-10-30T22:00:00Z'],
    ['the Monday after autumn', '2026-11-02T22:59:59Z', '2026-11-02T23:00:00Z'],
  ])('end at 6 p.m. local time on %s', (_name, before, at) => {
    expect([openIn(EAST, before), openIn(EAST, at)]).toEqual([true, false]);
  });

  it('begin at 8 a.m. local time in Denver and in Phoenix, which has no daylight saving time', () => {
    const july = '2026-07-07T';
    expect(openIn('America/Denver', `${july}13:59:59Z`)).toBe(false);
    expect(openIn('America/Denver', `${july}14:00:00Z`)).toBe(true);
    expect(openIn('America/Phoenix', `${july}14:59:59Z`)).toBe(false);
    expect(openIn('America/Phoenix', `${july}15:00:00Z`)).toBe(true);
  });

  it('are 50 hours in every week, even with a clock change', () => {
    const zones = fc.constantFrom(EAST, 'America/Chicago', 'America/Denver', 'America/Phoenix');
    const mondays = fc.integer({ min: 0, max: 520 }).map((week) => Date.UTC(2024, 0, 1) + week * 604_800_000);
    fc.assert(
      fc.property(zones, mondays, (zone, monday) => {
        // The week starts on Monday at noon UTC. In these zones the clock never changes during chat hours.
        const from = monday + 12 * 3_600_000;
        const halfHours = Array.from({ length: 2 * 24 * 7 }, (_, step) => from + step * 1_800_000);
        const open = halfHours.filter((moment) => isOpenAt(chatHours(zone), new Date(moment)));
        // A week with a clock change is an hour longer or shorter, but has the same number of chat hours.
        expect(open).toHaveLength(5 * 20);
      }),
      { numRuns: 15 },
    );
  });

  it('have a two-letter time zone name', () => {
    expect([EAST, 'America/Chicago', 'America/Denver', 'America/Los_Angeles'].map(zoneName)).toEqual([
      'ET',
      'CT',
      'MT',
      'PT',
    ]);
  });
});

describe('the chat (000 §2: date range, certain brands, cookie flag Y)', () => {
  const switches = { from: '2026-11-10', to: '2026-11-20', brands: ['pbs', 'nepa'] };

  it.each([
    ['2026-11-09', false],
    ['2026-11-10', true],
    ['2026-11-20', true],
    ['2026-11-21', false],
  ])('is switched on for %s: %s', (day, on) => {
    expect(isSwitchedOn(switches, 'pbs', day)).toBe(on);
  });

  it('is switched on only if both dates are known and the brand’s code is listed, in upper or lower case', () => {
    expect(isSwitchedOn(switches, 'PBS', '2026-11-12')).toBe(true);
    expect(isSwitchedOn(switches, 'shop', '2026-11-12')).toBe(false);
    expect(isSwitchedOn({ ...switches, to: null }, 'pbs', '2026-11-12')).toBe(false);
    expect(isSwitchedOn({ ...switches, from: null }, 'pbs', '2026-11-12')).toBe(false);
  });

  it.each([
    ['', false],
    ['liveChat=Y', true],
    ['brand=pbs; liveChat=Y; mobile=true', true],
    ['liveChat=N', false],
    ['liveChat=', false],
    ['liveChat=YES', false],
    ['notliveChat=Y', false],
  ])('is allowed by the cookies %j: %s', (cookies, flag) => {
    expect(hasChatFlag(cookies)).toBe(flag);
  });

  const facts: ChatFacts = {
    switches,
    brand: 'pbs',
    timeZone: EAST,
    now: Date.parse('2026-11-12T17:00:00Z'), // Thursday noon
    cookies: 'liveChat=Y',
    available: true,
  };

  it.each<[name: string, changes: Partial<ChatFacts>, state: string]>([
    ['available', {}, 'open'],
    ['no flag', { cookies: '' }, 'absent'],
    ['another brand', { brand: 'mincr' }, 'absent'],
    ['before the first day', { now: Date.parse('2026-11-09T17:00:00Z') }, 'absent'],
    ['the last day, by the brand’s calendar', { now: Date.parse('2026-11-21T04:59:00Z') }, 'closed'],
    ['a minute later', { now: Date.parse('2026-11-21T05:00:00Z') }, 'absent'],
    ['after hours', { now: Date.parse('2026-11-12T23:00:00Z') }, 'closed'],
    ['unavailable during its hours', { available: false }, 'closed'],
    ['unavailable and no flag', { available: false, cookies: 'liveChat=N' }, 'absent'],
  ])('in the case "%s", with the changed facts %j, is %s', (_name, changes, state) => {
    expect(chatState({ ...facts, ...changes })).toBe(state);
  });
});

describe('the address of the chat window (000 §2: at most 2000 characters; a referer that does not fit is omitted)', () => {
  const entry = { code: 'PBS', entry: 'A', window: '/chat/window' } as const;
  const ORIGIN = 'https://portal.example';

  it('contains the entry point, the template and a short referer', () => {
    expect(chatAddress(entry, ORIGIN, 'https://portal.example/login/#/claims')).toBe(
      'https://portal.example/chat/window?entryPoint=A&template=PBS&referer=https%3A%2F%2Fportal.example%2Flogin%2F%23%2Fclaims',
    );
  });

  it("keeps the host and query of the provider's address", () => {
    const outside = { ...entry, window: 'https://chat.provider.example/start?site=7' };
    expect(chatAddress(outside, ORIGIN, '')).toBe(
      'https://chat.provider.example/start?site=7&entryPoint=A&template=PBS',
    );
  });

  const plain = chatAddress(entry, ORIGIN, '');
  const room = 2000 - plain.length - '&referer='.length;

  it.each([
    [room - 1, 1999],
    [room, 2000],
    [room + 1, plain.length],
  ])('given a referer of %i characters, has a total length of %i characters', (length, whole) => {
    expect(chatAddress(entry, ORIGIN, 'r'.repeat(length))).toHaveLength(whole);
  });

  it('omits the referer if escaping makes the address too long', () => {
    const escaped = '#'.repeat(Math.floor(room / 3)); // escaping turns each # into three characters
    expect(chatAddress(entry, ORIGIN, escaped)).toContain('&referer=%23');
    expect(chatAddress(entry, ORIGIN, `${escaped}#`)).toBe(plain);
  });

  it('is at most 2000 characters long, and contains the whole referer or no referer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 2500 }), (referer) => {
        fc.pre(referer.isWellFormed());
        const address = chatAddress(entry, ORIGIN, referer);
        expect(address.length).toBeLessThanOrEqual(2000);
        const carried = new URL(address).searchParams.get('referer');
        const { length } = new URLSearchParams({ referer }).toString();
        expect(carried).toBe(referer !== '' && plain.length + 1 + length <= 2000 ? referer : null);
      }),
    );
  });

  it.each([
    [
      'https://a.example/login/#/claims/messageCenter?id=17',
      'https://a.example/login/#/claims/messageCenter',
    ],
    [
      'https://a.example/login/#/claims/messageCenter/id=17',
      'https://a.example/login/#/claims/messageCenter',
    ],
    ['https://a.example/login/?stubs=true#/claims', 'https://a.example/login/#/claims'],
    ['https://a.example/faqs/', 'https://a.example/faqs/'],
  ])('for a user on the page %s has the referer %s', (address, referer) => {
    expect(refererOf(address)).toBe(referer);
  });
});
