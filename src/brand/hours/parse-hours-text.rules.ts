/** Parses days, times and zones from an editor's text, to compare them with the structured hours. Pure. */
import { DAY_NAMES, type HoursTexts } from './hours-text.rules.ts';
import type { OpenHours } from './hours.rules.ts';
import { zoneInSpanish } from './spanish-hours.rules.ts';
import { zoneName } from './zone-name.ts';

interface HoursInText {
  days: number[];
  /** Single days that are also part of a range or group in the text, as Friday is in "Weekdays, closed on Friday". */
  apart: number[];
  times: string[];
  /** Zone names as in `zoneName`, or abbreviations such as `CST`, which are wrong for a part of the year. */
  zones: string[];
}

type Language = keyof HoursTexts;

const ALL = [1, 2, 3, 4, 5, 6, 7];
const WORKING = [1, 2, 3, 4, 5];
const WEEKEND = [6, 7];

const GROUPS: Readonly<Record<Language, readonly (readonly [RegExp, readonly number[]])[]>> = {
  english: [
    [/\b(?:every day|each day|daily|(?:7|seven) days a week)\b/iu, ALL],
    [/\bweekdays\b/iu, WORKING],
    [/\bweekends?\b/iu, WEEKEND],
  ],
  spanish: [
    [/\b(?:todos los d[ií]as|diariamente|a diario|(?:7|siete) d[ií]as (?:a|de) la semana)/iu, ALL],
    [/\b(?:d[ií]as (?:h[aá]biles|laborables)|entre semana)/iu, WORKING],
    [/\bfin(?:es)? de semana\b/iu, WEEKEND],
  ],
};

const DAY_PATTERNS: Readonly<Record<Language, RegExp>> = {
  english: /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\b\.?/giu,
  // Does not use \b, which treats accented letters as word boundaries.
  spanish: /(?<!\p{L})(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)(?!\p{L})/giu,
};
const RANGES: Readonly<Record<Language, RegExp>> = {
  english: /^\s*(?:-|–|—|to|through|thru)\s*$/iu,
  spanish: /^\s*(?:-|–|—|al?|hasta(?: el)?)\s*$/iu,
};

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const dayOf = (word: string, language: Language): number =>
  DAY_NAMES[language].findIndex((name) => plain(name).slice(0, 3) === plain(word).slice(0, 3)) + 1;

function span(from: number, to: number): number[] {
  const length = ((to - from + ALL.length) % ALL.length) + 1;
  return Array.from({ length }, (_, step) => ((from - 1 + step) % ALL.length) + 1);
}

const sorted = (days: Iterable<number>): number[] => [...new Set(days)].sort((a, b) => a - b);

function daysIn(text: string, language: Language): Pick<HoursInText, 'days' | 'apart'> {
  const several = new Set(GROUPS[language].flatMap(([words, group]) => (words.test(text) ? group : [])));
  const alone = new Map<number, number>();
  const matches = [...text.matchAll(DAY_PATTERNS[language])];
  for (const [at, match] of matches.entries()) {
    const day = dayOf(match[0], language);
    const before = matches[at - 1];
    const between = before ? text.slice(before.index + before[0].length, match.index) : '';
    if (before === undefined || !RANGES[language].test(between)) {
      alone.set(at, day);
      continue;
    }
    alone.delete(at - 1);
    for (const between of span(dayOf(before[0], language), day)) several.add(between);
  }
  const single = [...alone.values()];
  return { days: sorted([...several, ...single]), apart: sorted(single.filter((day) => several.has(day))) };
}

const TIME =
  /\b(?:(?<hour>1[0-2]|0?[1-9])(?::(?<minute>[0-5]\d))?\s*(?<half>[ap])\.?\s?m\b|(?<whole>(?:[01]?\d|2[0-3]):[0-5]\d)\b|(?<noon>noon|mediod[ií]a)|(?<midnight>midnight|medianoche))/giu;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const timesIn = (text: string): string[] =>
  [...text.matchAll(TIME)].map(({ groups = {} }) => {
    if (groups['noon']) return '12:00';
    if (groups['midnight']) return '00:00';
    if (groups['whole']) return groups['whole'].padStart('00:00'.length, '0');
    const hour = (Number(groups['hour']) % 12) + (groups['half']?.toLowerCase() === 'p' ? 12 : 0);
    return `${twoDigits(hour)}:${groups['minute'] ?? '00'}`;
  });

/** Words for the mainland time zones. Null: the abbreviation is wrong for a part of the year, so it never matches the hours' zone. */
const ZONE_WORDS: readonly (readonly [RegExp, string | null])[] = [
  [/\b(?:AK|[ECMP])[SD]T\b/gu, null],
  [/\b(?:ET|Eastern)\b|\b[Hh]ora (?:del Este|oriental)\b/gu, 'ET'],
  [/\b(?:CT|Central)\b|\b[Hh]ora (?:del Centro|central)\b/gu, 'CT'],
  [/\b(?:MT|Mountain)\b|\b[Hh]ora de (?:la Montaña|las Montañas Rocosas)/gu, 'MT'],
  [/\b(?:PT|Pacific)\b|\b[Hh]ora del Pac[ií]fico\b/gu, 'PT'],
];

const wholeWords = (name: string): RegExp =>
  new RegExp(`(?<!\\p{L})${name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}(?!\\p{L})`, 'giu');

function zonesIn(text: string, language: Language, timeZone: string): string[] {
  const abbreviation = zoneName(timeZone);
  const rest = text.replace(wholeWords(language === 'spanish' ? zoneInSpanish(timeZone) : abbreviation), ' ');
  const others = ZONE_WORDS.flatMap(([words, zone]) =>
    [...rest.matchAll(words)].map(([word]) => zone ?? word),
  );
  return [...new Set([...(rest === text ? [] : [abbreviation]), ...others])];
}

export const parseHoursText = (text: string, language: Language, timeZone: string): HoursInText => ({
  ...daysIn(text, language),
  times: timesIn(text),
  zones: zonesIn(text, language, timeZone),
});

/** The keys of the structured hours that a text contradicts. */
export function mismatchedKeys(
  text: string,
  language: Language,
  { days, opens, closes, timeZone }: OpenHours,
): ('days' | 'opens' | 'closes' | 'timeZone')[] {
  const named = parseHoursText(text, language, timeZone);
  const [first, last, ...more] = named.times;
  const isSameDays = named.days.join() === sorted(days).join() && named.apart.length === 0;
  return [
    ...(isSameDays ? [] : ['days' as const]),
    ...(first === opens ? [] : ['opens' as const]),
    ...(last === closes && more.length === 0 ? [] : ['closes' as const]),
    ...(named.zones.join() === zoneName(timeZone) ? [] : ['timeZone' as const]),
  ];
}
